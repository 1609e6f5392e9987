import type { ReactNode } from 'react';
import { DialogButton } from '../../../design/Button.tsx';
import { Folded } from '../../../design/compositions/Fold.tsx';
import { Rows } from '../../../design/compositions/Rows.tsx';
import { Split } from '../../../design/compositions/Split.tsx';
import type { HomeWords } from '../../../domain/content/home.ts';

/** The API: two interfaces and access; `children` is the code of a sample call. */
export function Api({ words, children }: { words: HomeWords['api']; children: ReactNode }) {
  const sample = (
    <Folded summary={words.sample.show}>
      {children}
      <p className="legend">{words.sample.caption}</p>
    </Folded>
  );
  return (
    <section id="api" className="section" aria-labelledby="api-title">
      <div className="wrap">
        <Split art={sample}>
          <h2 id="api-title">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <Rows items={words.offers} />
          <div className="btns">
            <DialogButton dialog="api-access" icon="arrow">
              {words.access}
            </DialogButton>
            <DialogButton dialog="api-documentation" kind="ghost">
              {words.documentation}
            </DialogButton>
          </div>
        </Split>
      </div>
    </section>
  );
}
