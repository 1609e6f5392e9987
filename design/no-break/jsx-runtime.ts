import { createElement, type ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { splitNoBreak } from './split.ts';

export type { JSX } from 'react';
export { Fragment } from 'react';

/** Elements whose text is read in lines; in drawings and controls there is no line to break. */
const flowElements = new Set<unknown>([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'li', 'dt', 'dd', 'td', 'th', 'caption', 'figcaption', 'blockquote'],
  ...['a', 'b', 'em', 'small', 'span', 'strong', 'label', 'legend', 'summary'],
]);

/**
 * A text with what reads together in elements that do not wrap, all in one element: a flexible box would lay out each
 * piece for itself. Whoever copies, searches or hears the words has them as they were written. No span, for components
 * style theirs.
 */
export function noBreak(text: string): ReactNode {
  const parts = splitNoBreak(text)
    .map((piece, index) => (index % 2 ? createElement('keep-whole', null, piece) : piece))
    .filter((part) => part !== '');
  return parts.length > 1 ? createElement('text-run', null, ...parts) : parts[0];
}

/** The properties of an element, its texts {@link noBreak} where they are read in lines. */
export function withNoBreak<Props extends { children?: ReactNode }>(
  type: unknown,
  props: Props,
  several: boolean,
): Props {
  if (!flowElements.has(type)) return props;
  const { children } = props;
  if (typeof children === 'string') return { ...props, children: noBreak(children) };
  if (!several || !Array.isArray(children)) return props;
  return {
    ...props,
    children: children.map((child) => (typeof child === 'string' ? noBreak(child) : child)),
  };
}

/** What JSX becomes in this house (tsconfig.json, `jsxImportSource`): React's elements, their words unbroken. */
export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(type, withNoBreak(type, props as object, false), key);

/** The same for an element with several children. */
export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(type, withNoBreak(type, props as object, true), key);
