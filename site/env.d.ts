import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Astro's element for slots in islands. */
      'astro-slot': HTMLAttributes<HTMLElement>;
    }
  }
  // Invoker commands (https://html.spec.whatwg.org/#attr-button-command), missing in React's types.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
}

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on intent; with a media query, only where it matches (`site/islands/intent/directive.ts`). */
    'client:intent'?: boolean | string;
  }
}
