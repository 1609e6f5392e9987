import type { ReactNode } from 'react';
import { dialogCommand } from './dialogCommand.ts';
import { Icon } from './Icon.tsx';
import type { Icon as IconName } from './icons.ts';

interface Look {
  children: ReactNode;
  /** `ghost` for the secondary action (docs/design.md, "Components"). */
  kind?: 'ink' | 'ghost';
  icon?: IconName;
}

function classes({ kind = 'ink' }: Look): string {
  return kind === 'ghost' ? 'btn btn--ghost' : 'btn';
}

/** A link that looks like a button. The text of a `newTab` link must say so. */
export function ButtonLink({ href, newTab, ...look }: Look & { href: string; newTab?: boolean }) {
  return (
    <a className={classes(look)} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {look.children}
      {look.icon && <Icon name={look.icon} />}
    </a>
  );
}

/** A button that opens the `Dialog` with that id. */
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
