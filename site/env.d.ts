import 'react';

declare module 'react' {
  // Invoker commands (https://html.spec.whatwg.org/#attr-button-command), unknown to React's types so far.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island when a person reaches for it. */
    'client:intent'?: boolean;
  }
}
