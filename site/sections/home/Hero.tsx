import { ButtonLink, DialogButton } from '../../../design/Button.tsx';
import { Hero as HeroComposition } from '../../../design/compositions/Hero.tsx';
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
  return (
    <HeroComposition
      className={styles.home}
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <ButtonLink href="#services" icon="arrow">
            {words.explore}
          </ButtonLink>
          <DialogButton dialog="api-access" kind="ghost">
            {words.access}
          </DialogButton>
        </>
      }
      art={<Mosaic {...{ language, products }} words={words.mosaic} />}
    >
      <div className={styles.note}>
        <Flag id="ics-K" />
        <p className="sm muted">{words.note}</p>
      </div>
    </HeroComposition>
  );
}

type MosaicProps = Omit<Props, 'words'> & { words: HomeWords['hero']['mosaic'] };

/** Twelve flags as shortcuts for the pointer; the rows below say all of it to everybody. */
function Mosaic({ language, words, products }: MosaicProps) {
  const target = (square: Square) => {
    if (square === 'ics-bremen') return { name: words.bremen, to: href(language, 'home', 'about') };
    if (square === 'ics-K') return { name: words.contact, to: href(language, 'home', 'contact') };
    return { name: products[square].name, to: href(language, square) };
  };
  return (
    <div className={styles.mosaic} aria-hidden="true">
      {mosaic.map((square) => {
        const { name, to } = target(square);
        return (
          <a key={square} href={to} tabIndex={-1}>
            <svg viewBox="0 0 24 24">
              <use href={`#${square}`} />
            </svg>
            <span>{name}</span>
          </a>
        );
      })}
    </div>
  );
}
