import { addresses } from './addresses.ts';
import { bodies } from './bodies.ts';
import type { Dimension } from './dimension.ts';
import { parts } from './parts.ts';

/** Everything that a stranger can make larger. */
export const dimensions: readonly Dimension[] = [...addresses, ...bodies, ...parts];
