import { Children, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { checksumOf, spaced } from '../../drawings/checkFlags.ts';
import styles from './blockchain.module.css';
import { CheckFlags } from './CheckFlags.tsx';

interface Props {
  page: string;
  forward: string;
  /** Sections of a page. */
  children: ReactNode;
}

/** Below each section a foot with the check flags of its words and of all before. */
export function LogBook({ page, forward, children }: Props) {
  const sections = Children.toArray(children);
  const written = sections.map((section) => renderToStaticMarkup(section).replaceAll(/<[^>]*>/g, ' '));
  return sections.map((section, index) => {
    const sum = checksumOf(written.slice(0, index + 1).join());
    return (
      <Fragment key={sum}>
        {section}
        <div className={styles.foot}>
          <div className="wrap stack">
            <p>
              {page} {index + 1} · {forward}
            </p>
            <code className="mono">{spaced(sum)}</code>
            <CheckFlags sum={sum} />
          </div>
        </div>
      </Fragment>
    );
  });
}
