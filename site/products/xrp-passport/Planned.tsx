import type { ReactNode } from 'react';
import type { Passport } from '../../../domain/content/passport.ts';
import { ClientApp } from './drawings/ClientApp.tsx';
import { plannedMarks } from './drawings/plannedMarks.tsx';
import styles from './Planned.module.css';

interface Props extends Pick<Passport, 'roadmap' | 'stores'> {
  /** The button beside the store badges. */
  children: ReactNode;
}

/**
 * What is planned, in dashed outlines; and the client app, whose store badges are no links as they lead nowhere yet.
 */
export function Planned({ roadmap, stores, children }: Props) {
  return (
    <div className={styles.pale}>
      <section className={styles.plan} data-tone="white" aria-labelledby="roadmap">
        <h2 className="h2" id="roadmap">
          {roadmap.title}
        </h2>
        <p className={`muted ${styles.text}`}>{roadmap.text}</p>
        <ul>
          {roadmap.items.map((item, index) => (
            <li key={item.title}>
              {plannedMarks[index]}
              <div>
                <h3 className="h4">
                  {item.title} <span className={styles.planned}>{roadmap.planned}</span>
                </h3>
                <p className="muted">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.app} aria-labelledby="app">
        <div>
          <h2 className="h2" id="app">
            {stores.title}
          </h2>
          <p className="lead">{stores.text}</p>
          <ul className={styles.badges}>
            {stores.badges.map((store) => (
              <li key={store}>
                <svg viewBox="0 0 16 24" aria-hidden="true">
                  <path d="M1 2.5a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 15 2.5v19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 21.5zM6 20h4" />
                </svg>
                <span>
                  <b>{store}</b> <span>{stores.status}</span>
                </span>
              </li>
            ))}
          </ul>
          {children}
        </div>
        <div className={styles.phone}>
          <ClientApp />
        </div>
      </section>
    </div>
  );
}
