import { BenefitCard, sampleCard } from '../cards.tsx';
import styles from '../drawings.module.css';
import { Envelope } from './elements.tsx';
import { VirtualCard } from './VirtualCard.tsx';

interface Props {
  form: 'virtual' | 'physical';
  words: { virtual: string; issued: string };
}

const sheets = { virtual: '110 20 220 220', physical: '40 20 360 280' };

/** A card in the phone or in its envelope, cut off at the foot. Decoration. */
export function CardForm({ form, words }: Props) {
  return (
    <svg className={styles.art} viewBox={sheets[form]} aria-hidden="true">
      {form === 'virtual' ? (
        <VirtualCard label={words.virtual} issued={words.issued} />
      ) : (
        <Envelope y={140}>
          <BenefitCard type="none" flag={sampleCard} x={92} y={40} scale={0.75} />
        </Envelope>
      )}
    </svg>
  );
}
