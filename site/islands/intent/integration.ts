import type { AstroIntegration } from 'astro';

/** Registers `client:intent`: an island wakes when a person reaches for it (architecture, decision 2). */
export function clientIntent(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './site/islands/intent/directive.ts' });
      },
    },
  };
}
