import type { ReactNode } from 'react';
import { dialogCommand } from './dialogCommand.ts';
import { Icon } from './Icon.tsx';
import type { Icon as IconName } from './icons.ts';

interface Look {
  children: ReactNode;
  /** `ghost` for the second choice; never two ink buttons side by side (docs/design.md, "Components"). */
  kind?: 'ink' | 'ghost';
  icon?: IconName;
}

function classes({ kind = 'ink' }: Look): string {
  return kind === 'ghost' ? 'btn btn--ghost' : 'btn';
}

/** A link that looks like a button. `newTab` opens outside; the words must say so. */
export function ButtonLink({ href, newTab, ...look }: Look & { href: string; newTab?: boolean }) {
  return (
    <a className={classes(look)} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {look.children}
      {look.icon && <Icon name={look.icon} />}
    </a>
  );
}

/**
 * Opens the native dialog with that id. Invoker commands need no script; `site/layout/document-script.ts` covers
 * browsers that do not know them.
 */
export function DialogButton({ dialog, ...look }: Look & { dialog: string }) {
  return (
    <button
      type="button"
      className={classes(look)}
      {...dialogCommand(dialog, 'show-modal')}
      aria-haspopup="dialog"
    >
      {look.children}
      {look.icon && <Icon name={look.icon} />}
    </button>
  );
}
