import { wordmark } from './wordmark.ts';

/** The cog alone, on the 24 × 24 sheet; its sail is signal flag K. */
export function Cog() {
  return (
    <>
      <path fill="currentColor" d="M11 0h2v18h-2zM0 13h5v3h13v-2h6l-4 10H4z" />
      <path fill="var(--f-yellow)" d="M3 2h9v10H3z" />
      <path fill="var(--f-blue)" d="M12 2h9v10h-9z" />
    </>
  );
}

/** Cog and wordmark, 150 × 40 px (docs/product.md, "Pages"). The link around it carries the name. */
export function Logo() {
  return (
    <svg viewBox="0 0 100 26.6667" width="150" height="40" aria-hidden="true">
      <Cog />
      <path fill="currentColor" transform="translate(31.333 20.933) scale(.25707)" d={wordmark} />
    </svg>
  );
}
