import type { SheetProps } from '../old-product.ts';
import { GiftCard } from './GiftCard.tsx';
import { Receipt } from './Receipt.tsx';

/** A gift card and the receipt paid with it. */
export function Artefact({ words, figures, narrow }: SheetProps<'loyalty-plus'>) {
  return narrow ? (
    <>
      <GiftCard words={words} figures={figures} x={18} y={28} scale={0.86} />
      <Receipt words={words} figures={figures} x={162} y={110} width={208} short />
    </>
  ) : (
    <>
      <GiftCard words={words} figures={figures} x={61} y={412} scale={1.22} />
      <Receipt words={words} figures={figures} x={430} y={56} width={268} />
    </>
  );
}
