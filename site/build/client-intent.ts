import type { AstroIntegration } from 'astro';

/**
 * Registers `client:intent` (docs/decisions/0001-prerender-and-wake-on-intent.md). Must precede `@astrojs/react`, whose
 * client renderer it replaces.
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
