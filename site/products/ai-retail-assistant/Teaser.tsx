import { ButtonLink } from '../../../design/Button.tsx';
import { Flag } from '../../../design/Flag.tsx';
import type { HomeWords } from '../../../domain/content/home.ts';
import type { InterfaceWords } from '../../../domain/content/interface.ts';
import type { Language } from '../../../domain/languages.ts';
import { href } from '../../../domain/pages.ts';
import { Chat } from './Chat.tsx';
import { TeaserChart } from './drawings/TeaserChart.tsx';
import { teaserTiles } from './drawings/teaserTiles.tsx';
import styles from './Teaser.module.css';

interface Props {
  language: Language;
  words: HomeWords['analyst'];
  products: InterfaceWords['products'];
  liveDemo: string;
  /** "opens in a new tab". */
  newTab: string;
}

/** Teaser of the AI Retail Analyst. */
export function Teaser({ language, words, products, liveDemo, newTab }: Props) {
  const { chat } = words;
  return (
    <section
      id="analyst"
      className={`section ${styles.analyst}`}
      data-tone="white"
      aria-labelledby="analyst-title"
    >
      <div className="wrap">
        <div className="grid">
          <div className={`anchor ${styles.text}`}>
            <span className="tag">
              <Flag id="ai-retail-assistant" />
              {words.badge}
            </span>
            <h2 className={`h2 ${styles.title}`} id="analyst-title">
              {words.title}
            </h2>
            <p className="lead">{words.text}</p>
            <p className={`muted ${styles.note}`}>
              {words.note} <span>{words.noteDetail}</span>
            </p>
            <div className="btns anchor__end">
              <ButtonLink href={href(language, 'ai-retail-assistant')} icon="arrow">
                {words.link}
              </ButtonLink>
              <ButtonLink href={liveDemo} kind="ghost" icon="external" newTab>
                {words.liveDemo}
                <span className="sr"> ({newTab})</span>
              </ButtonLink>
            </div>
          </div>
          <Chat
            className={styles.chat}
            name={products['ai-retail-assistant'].name}
            note={chat.note}
            question={chat.question}
            answer={chat.answer}
            input={chat.input}
          >
            <p>{chat.detail}</p>
            <div className={styles.chart}>
              <TeaserChart language={language} words={chat.chart} />
            </div>
            <p className={styles.source}>{chat.source}</p>
          </Chat>
        </div>
        <ul className={styles.tiles}>
          {words.tiles.map(({ title, text, alt }, index) => {
            const Drawing = teaserTiles[index];
            return (
              <li key={title}>
                {Drawing && <Drawing label={alt} />}
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
