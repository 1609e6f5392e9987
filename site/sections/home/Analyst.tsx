import { ButtonLink } from '../../../design/Button.tsx';
import { Split } from '../../../design/compositions/Split.tsx';
import { Tile, Tiles } from '../../../design/compositions/Tiles.tsx';
import { Flag } from '../../../design/Flag.tsx';
import type { HomeWords } from '../../../domain/content/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { href } from '../../../domain/pages.ts';
import styles from './Analyst.module.css';
import { abilities, Chart } from './AnalystArt.tsx';

interface Props {
  language: Language;
  words: HomeWords['analyst'];
  liveDemo: string;
  /** "opens in a new tab". */
  newTab: string;
}

/** The AI Retail Analyst: one question with its answer, and four abilities. */
export function Analyst({ language, words, liveDemo, newTab }: Props) {
  const { chat } = words;
  const answer = (
    <div className={styles.chat}>
      <p className={styles.question}>{chat.question}</p>
      <p>
        <b>{chat.answer}</b> {chat.detail}
      </p>
      <Chart language={language} words={chat.chart} />
      <p className="sm muted">{chat.source}</p>
    </div>
  );
  return (
    <section id="analyst" className="section" data-tone="white" aria-labelledby="analyst-title">
      <div className="wrap">
        <Split art={answer}>
          <p className="tag">
            <Flag id="ai-retail-assistant" />
            {words.badge}
          </p>
          <h2 id="analyst-title">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <p>
            {words.note} <span className="muted">{words.noteDetail}</span>
          </p>
          <div className="btns">
            <ButtonLink href={href(language, 'ai-retail-assistant')} icon="arrow">
              {words.link}
            </ButtonLink>
            <ButtonLink href={liveDemo} kind="ghost" icon="external" newTab>
              {words.liveDemo}
              <span className="sr"> ({newTab})</span>
            </ButtonLink>
          </div>
        </Split>
        <Tiles className={styles.abilities}>
          {words.tiles.map(({ title, text, alt }, index) => (
            <Tile
              key={title}
              art={
                <svg className={styles.ability} viewBox="0 0 240 150" role="img" aria-label={alt}>
                  {abilities(words.industries)[index]}
                </svg>
              }
            >
              <h3>{title}</h3>
              <p className="sm">{text}</p>
            </Tile>
          ))}
        </Tiles>
      </div>
    </section>
  );
}
