import type { Passport } from '../../../domain/content/passport.ts';
import { ClientApp } from '../../drawings/passport/ClientApp.tsx';
import styles from './Stores.module.css';

/** The client app and its two store badges. They are shown, but lead nowhere yet, so they are no links. */
export function Stores({ title, text, status, badges }: Passport['stores']) {
  return (
    <section className={styles.stores} aria-labelledby="app">
      <div className={`wrap ${styles.band}`}>
        <div className={styles.art}>
          <ClientApp />
        </div>
        <div className={styles.text}>
          <h2 className="h2" id="app">
            {title}
          </h2>
          <p className="lead">{text}</p>
          <ul className={styles.badges}>
            {badges.map((store) => (
              <li key={store}>
                <svg viewBox="0 0 16 24" aria-hidden="true">
                  <path d="M1 2.5a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 15 2.5v19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 21.5zM6 20h4" />
                </svg>
                <span>
                  <b>{store}</b> <span>{status}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
