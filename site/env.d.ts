import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Astro's element for HTML inside an island; it has no box of its own. */
      'astro-slot': HTMLAttributes<HTMLElement>;
    }
  }
  // Invoker commands (https://html.spec.whatwg.org/#attr-button-command), unknown to React's types so far.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
}

declare global {
  interface Document {
    /** True while the page is loaded ahead and nobody sees it (https://wicg.github.io/nav-speculation/prerendering.html). */
    readonly prerendering?: boolean;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island when a person reaches for it; with a media query, only where it matches. */
    'client:intent'?: boolean | string;
  }
}
