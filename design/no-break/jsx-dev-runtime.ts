import * as react from 'react/jsx-dev-runtime';
import { withNoBreak } from './jsx-runtime.ts';

export type { JSX } from 'react';
export { Fragment } from 'react';

/** As in `jsx-runtime.ts`, in development. */
export const jsxDEV: typeof react.jsxDEV = (type, props, key, several, ...rest) =>
  react.jsxDEV(type, withNoBreak(type, props as object, several), key, several, ...rest);
