import type { AstroIntegration } from 'astro';

/**
 * Registers `client:intent`: an island is hydrated when a person reaches for it
 * (docs/decisions/0001-prerender-and-wake-on-intent.md). Stands before `@astrojs/react`, so that islands are hydrated
 * by the renderer here.
 */
export function clientIntent(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addRenderer }) => {
        addClientDirective({ name: 'intent', entrypoint: './site/islands/intent/directive.ts' });
        addRenderer({
          name: 'island',
          clientEntrypoint: '/site/islands/intent/renderer.tsx',
          serverEntrypoint: '@astrojs/react/server.js',
        });
      },
    },
  };
}
