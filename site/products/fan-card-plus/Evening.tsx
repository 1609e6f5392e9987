import type { ReactNode } from 'react';
import type { Tone } from '../../../design/compositions/tone.ts';
import drawings from '../../drawings/drawings.module.css';
import { DemoAgain } from '../parts.tsx';
import type { ProductProps, SolutionWords } from '../product.ts';
import { checkIn } from './CardAtReader.tsx';
import { Gate, Kiosk, Shop, Stand } from './drawings.tsx';
import styles from './fan-card.module.css';

/** The key features as four scenes of a match evening, and the ledger below their ground. */
export function Evening({ product }: ProductProps<SolutionWords<'fan-card-plus'>>) {
  const { words, labels, figures } = product;
  const { artefact, flag } = words;
  const { places } = artefact;
  const [nfc, checkIns, reward, pay, discounts, ledger] = words.features;
  return (
    <section aria-labelledby="features">
      <ul aria-label={labels.features}>
        <Scene
          tone="yellow"
          className={styles.gate}
          viewBox="0 0 1440 640"
          drawing={<Gate words={artefact} />}
        >
          <h2 id="features">{words.introductions.statement}</h2>
          <p className={styles.key}>{labels.features}</p>
          <Moment time={checkIn.time} place={places[0]} />
          <Feature {...nfc} />
          <Feature {...checkIns} />
        </Scene>
        <Scene
          tone="blue"
          className={styles.stand}
          viewBox="0 0 1440 640"
          label={flag.alt}
          drawing={<Stand />}
        >
          <Moment time="17:20" place={places[1]} />
          <Feature {...reward} />
          <p className={`h2 ${styles.says}`}>{flag.says}</p>
          <dl className={styles.legends}>
            {flag.reading.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Scene>
        <Scene
          tone="ink"
          className={styles.kiosk}
          viewBox="0 0 1440 520"
          left
          drawing={<Kiosk words={artefact} />}
        >
          <Moment time="18:17" place={places[2]} />
          <Feature {...pay} />
        </Scene>
        <Scene tone="white" viewBox="0 0 1440 520" drawing={<Shop figures={figures} />}>
          <Moment time="19:24" place={places[3]} />
          <Feature {...discounts} />
        </Scene>
        <li className={styles.under}>
          <div className="wrap">
            <div>
              <Feature {...ledger} />
            </div>
            <p className={styles.entry}>
              <span>104 203 118</span>
              <span>{artefact.checkIn}</span>
              <span>{artefact.gate} 3</span>
              <span>{checkIn.time}</span>
            </p>
            <DemoAgain product={product} />
          </div>
        </li>
      </ul>
    </section>
  );
}

interface SceneProps {
  tone: Tone;
  className?: string | undefined;
  viewBox: string;
  /** Where the window is narrow, the left part of the drawing is kept. */
  left?: boolean;
  /** What the drawing shows; otherwise it is decoration. */
  label?: string;
  drawing: ReactNode;
  children: ReactNode;
}

/** A scene from edge to edge, its text on the sky. */
function Scene({ tone, className = '', viewBox, left, label, drawing, children }: SceneProps) {
  return (
    <li className={`${styles.scene} ${className}`} data-tone={tone}>
      <div className={styles.text}>{children}</div>
      <svg
        className={drawings.art}
        viewBox={viewBox}
        preserveAspectRatio={`${left ? 'xMin' : 'xMax'}YMax slice`}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {drawing}
      </svg>
    </li>
  );
}

function Moment({ time, place }: { time: string; place: string }) {
  return (
    <p className={styles.moment}>
      <span className="mono">{time}</span> {place}
    </p>
  );
}

function Feature({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="xl">{title}</h3>
      <p>{text}</p>
    </>
  );
}
