// The script of every page, which needs no island. It is inlined, so every line costs the first view.
import { counterpart, type Language } from '../../domain/languages.ts';
import { askForConsent } from './cookie-consent.ts';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

askForConsent(byId('cookie-banner'), byId('cookie-saved'));

// A language switch keeps query and anchor, and on a page that is none (404) the path that was asked for.
for (const type of ['pointerover', 'focusin', 'click']) {
  addEventListener(type, ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[data-language-switch]');
    if (!link) return;
    const { pathname, search, hash } = location;
    Object.assign(link, { search, hash });
    if (link.dataset.languageSwitch !== 'path' || pathname.startsWith('/functions/')) return;
    link.pathname = counterpart(link.lang as Language, pathname);
  });
}

// With script a dialog is modal everywhere; popovers (design/Dialog.tsx) are not.
for (const button of document.querySelectorAll('[commandfor][popovertarget]')) {
  button.removeAttribute('popovertarget');
}

// The buttons that open and close dialogs. A closing dialog gives the focus back to what had it before, and Safari
// does not focus a button that is clicked. Browsers without invoker commands need more.
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('button[commandfor]');
  if (!button) return;
  button.focus({ preventScroll: true });
  if ('command' in button) return;
  const dialog = byId(button.getAttribute('commandfor') as string) as HTMLDialogElement;
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
});

// Browsers without `closedby`: a click beside a dialog closes it, one that only ends there does not.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    if (!(target instanceof HTMLDialogElement)) return false;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom;
  };
  let began = false;
  addEventListener('pointerdown', (event) => {
    began = isBeside(event);
  });
  addEventListener('click', (event) => {
    if (began && isBeside(event)) (event.target as HTMLDialogElement).close();
  });
}

// The mobile menu keeps focus to itself while it is open, and closes when a link is chosen.
const menu = byId('mobile-menu');
menu.addEventListener('toggle', () => {
  const open = menu.matches(':popover-open');
  for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = open;
});
menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && menu.hidePopover());
matchMedia('(min-width: 48rem)').addEventListener('change', () => menu.hidePopover());

// F8 leads to the notices before their island is hydrated, too.
addEventListener('keydown', ({ key }) => key === 'F8' && byId('notices').focus());

// The flag of a chosen solution travels to the hero of its page (design/styles/motion.css).
addEventListener('click', ({ target }) => {
  document.querySelector('.carried')?.classList.remove('carried');
  const link = (target as Element).closest('a[href*="/solutions/"]');
  link?.querySelector('use')?.parentElement?.classList.add('carried');
});

// Browsers without speculation rules load the page ahead when the pointer rests on its link.
if (!HTMLScriptElement.supports?.('speculationrules')) {
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
    if (!link || document.querySelector(`link[rel=prefetch][href="${link.pathname}"]`)) return;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
    );
  });
}
