import { Icon } from '../../../design/Icon.tsx';
import type { Passport } from '../../../domain/content/passport.ts';
import styles from './JumpList.module.css';

/** The sections of a long page as links, on phones only. */
export function JumpList({ title, links }: Passport['onThisPage']) {
  return (
    <nav className={styles.jump} aria-labelledby="on-this-page">
      <p id="on-this-page">{title}</p>
      <ul>
        {Object.entries(links).map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`}>
              {text} <Icon name="down" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
