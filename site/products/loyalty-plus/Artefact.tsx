import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Figures } from '../../drawings/figures.ts';
import { GiftCard } from './GiftCard.tsx';
import { Receipt } from './Receipt.tsx';

interface Props {
  words: ArtefactWords<'loyalty-plus'>;
  figures: Figures;
}

/** A gift card and the receipt paid with it, for the home page. */
export function Artefact({ words, figures }: Props) {
  return (
    <>
      <GiftCard words={words} figures={figures} x={18} y={28} scale={0.86} />
      <Receipt words={words} figures={figures} x={162} y={110} width={208} short />
    </>
  );
}
