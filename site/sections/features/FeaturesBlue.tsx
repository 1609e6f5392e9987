import frame from '../../drawings/exhibits/ExhibitSheets.module.css';
import { ExhibitSheets } from '../../drawings/exhibits/ExhibitSheets.tsx';
import { Beside } from './Beside.tsx';
import styles from './FeaturesBlue.module.css';
import type { FeaturesProps } from './features.ts';

/** Blue family: the exhibit on the right, six rows of 84 units or, on phones, of 150. */
export function FeaturesBlue({ exhibit, ...words }: FeaturesProps) {
  return (
    <Beside {...words} styles={styles}>
      <div className={frame.beside}>
        <ExhibitSheets {...exhibit} sheets={{ wide: '300 504', narrow: '120 900' }} classes={frame} />
      </div>
    </Beside>
  );
}
