import holderSvg from '../../../../content/portraits/sample-holder.svg?raw';
import { Flag } from '../../../../design/Flag.tsx';
import { insideOf, Portrait, type PortraitData } from '../../../../design/Portrait.tsx';
import type { ArtefactWords } from '../../../../domain/content/artefacts.ts';
import type { Language } from '../../../../domain/languages.ts';
import { figuresOf } from '../../../drawings/figures.ts';
import styles from './Credential.module.css';

interface Props {
  words: ArtefactWords<'xrp-passport'>;
  language: Language;
}

// A sample, no member of the team.
const holder: PortraitData = { initial: 'L', drawing: insideOf(holderSvg) };

/** A credential opened like a passport, in HTML. As wide as its container. */
export function Credential({ words, language }: Props) {
  return (
    <div className={styles.measure} role="img" aria-label={words.label}>
      <div className={styles.card}>
        <div className={styles.cover}>
          <Flag id="xrp-passport" />
          <p>
            <b>{words.product}</b> {words.type}
          </p>
        </div>
        <div className={styles.page}>
          <Portrait person={holder} />
          <dl>
            <dt>{words.statement}</dt>
            <dd className={styles.statement}>{words.over}</dd>
            <dt>{words.issuer.label}</dt>
            <dd>{words.issuer.value}</dd>
            <dt>{words.valid}</dt>
            <dd>{figuresOf(language).fullDate('2028-06-30')}</dd>
          </dl>
        </div>
        <p className={styles.zone}>
          did:xrpl:1:r9Kf…Sample <span>sig 7c4e…a91b</span>
        </p>
      </div>
    </div>
  );
}
