import { ButtonLink, DialogButton } from '../../../design/Button.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { mosaic, type Square } from '../../../design/mosaic.ts';
import type { HomeWords } from '../../../domain/content/home.ts';
import type { InterfaceWords } from '../../../domain/content/interface.ts';
import type { Language } from '../../../domain/languages.ts';
import { href } from '../../../domain/pages.ts';
import styles from './Hero.module.css';

interface Props {
  language: Language;
  words: HomeWords['hero'];
  products: InterfaceWords['products'];
}

/** The promise, and the mosaic of flags, which are hoisted on load. */
export function Hero({ language, words, products }: Props) {
  const target = (square: Square) => {
    if (square === 'ics-bremen') return { name: words.mosaic.bremen, to: href(language, 'home', 'about') };
    if (square === 'ics-K') return { name: words.mosaic.contact, to: href(language, 'home', 'contact') };
    if (!products[square]) throw new Error(`design/mosaic.ts shows "${square}", which is no product.`);
    return { name: products[square].name, to: href(language, square) };
  };
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={`h1 ${styles.title}`}>{words.title}</h1>
        <p className={`lead ${styles.lead}`}>{words.lead}</p>
        <div className="btns">
          <ButtonLink href="#services" icon="arrow">
            {words.explore}
          </ButtonLink>
          <DialogButton dialog="api-access" kind="ghost">
            {words.access}
          </DialogButton>
        </div>
        <div className={styles.note}>
          <Flag id="ics-K" />
          <p className="sm muted">{words.note}</p>
        </div>
      </div>
      <ul className={styles.mosaic} aria-label={words.mosaic.label}>
        {mosaic.map((square) => {
          const { name, to } = target(square);
          return (
            <li key={square}>
              <a className={styles.tile} href={to}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <use href={`#${square}`} />
                </svg>
                <span className={styles.name}>{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
