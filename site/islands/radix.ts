import type { Plugin } from 'vite';

/**
 * Leaves out the function names that Radix keeps for debugging: they hold code alive that nobody uses, 2 KB of the
 * islands' script.
 */
export function radixWithoutNames(): Plugin {
  return {
    name: 'radix-without-names',
    enforce: 'pre',
    transform: {
      filter: { id: /@radix-ui\/.*\.mjs/ },
      handler: (code) =>
        code
          .replace(/^var __name = .*$/m, 'var __name = (target) => target;')
          .replace(/^__name\(\w+, "\w+"\);$/gm, ''),
    },
  };
}
