import { Fragment } from 'react';
import { spans } from '../../domain/text.ts';

/** A text of `content/` whose `[words](/path)` become links. */
export function LinkedText({ text }: { text: string }) {
  return spans(text).map(({ text: words, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces never changes
      <a key={index} href={href}>
        {words}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{words}</Fragment>
    ),
  );
}
