import { createElement, Fragment, type ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { splitNoBreak } from '../../domain/no-break.ts';

export type { JSX } from 'react';
export { Fragment };

/** Elements whose text wraps and which no style sheet makes a flex container or a grid (tests/e2e/pages.spec.ts). */
const paragraphs = new Set<unknown>([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'dt',
  'dd',
  'td',
  'th',
  'caption',
  'figcaption',
  'blockquote',
  'small',
]);
/** Elements whose text wraps; in drawings and controls it does not. */
const flowElements = new Set<unknown>([
  ...paragraphs,
  ...['li', 'a', 'b', 'em', 'span', 'strong', 'label', 'legend', 'summary'],
]);

/**
 * Wraps what must stay on one line, such as "50 €", in elements that do not wrap. Copied, searched or read aloud, the
 * text is as it was written. Custom elements, because components style their spans. `around` holds the whole text where
 * a flex container would lay out each piece by itself.
 */
export function noBreak(text: string, around: 'text-run' | typeof Fragment = Fragment): ReactNode {
  const parts = splitNoBreak(text)
    .map((piece, index) => (index % 2 ? createElement('keep-whole', null, piece) : piece))
    .filter((part) => part !== '');
  return parts.length > 1 ? createElement(around, null, ...parts) : parts[0];
}

/** The props of an element, its texts {@link noBreak} where the element wraps. */
export function withNoBreak<Props extends { children?: ReactNode }>(
  type: unknown,
  props: Props,
  several: boolean,
): Props {
  if (!flowElements.has(type)) return props;
  const { children } = props;
  const around = paragraphs.has(type) ? Fragment : 'text-run';
  if (typeof children === 'string') return { ...props, children: noBreak(children, around) };
  if (!several || !Array.isArray(children)) return props;
  return {
    ...props,
    children: children.map((child) => (typeof child === 'string' ? noBreak(child, around) : child)),
  };
}

/** What JSX compiles to (`jsxImportSource` in tsconfig.json): React's elements, their texts {@link noBreak}. */
export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(type, withNoBreak(type, props as object, false), key);

/** The same for an element with several children. */
export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(type, withNoBreak(type, props as object, true), key);
