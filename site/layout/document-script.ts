// The inline script of every page, imported by Document.astro.
import { counterpart, type Language } from '../../domain/languages.ts';
import { askForConsent } from './cookie-consent.ts';
import {
  closeDialogsByBackdrop,
  focusDialogsByTouch,
  makeDialogsModal,
  openDialogsByButton,
} from './dialogs.ts';
import { playGestures } from './gestures.ts';
import { hoistNames } from './hoist.ts';
import { controlMobileMenu } from './mobile-menu.ts';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

askForConsent(byId('cookie-banner'), byId('cookie-saved'));
keepPlaceAcrossLanguages();
makeDialogsModal();
focusDialogsByTouch();
openDialogsByButton();
closeDialogsByBackdrop();
controlMobileMenu(byId('mobile-menu'));
focusNoticesByKey();
markTravellingFlag();
prefetchOnHover();
playGestures();
hoistNames();

/** Adds query and anchor to the language switch, and on error pages the requested path. */
function keepPlaceAcrossLanguages(): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    addEventListener(type, ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[data-language-switch]');
      if (!link) return;
      const { pathname, search, hash } = location;
      Object.assign(link, { search, hash });
      // Error pages take the requested path; answers to forms have none.
      if (link.dataset.languageSwitch !== 'path' || pathname.startsWith('/functions/')) return;
      link.pathname = counterpart(link.lang as Language, pathname);
    });
  }
}

/** F8 focuses the notices, before hydration too; in a dialog what it says itself. */
function focusNoticesByKey(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'F8') return;
    const report = document.querySelector<HTMLElement>('dialog:modal [data-report]');
    (report ?? byId('notices')).focus();
  });
}

/** Marks the flag of a clicked solution for the view transition (design/styles/motion.css). */
function markTravellingFlag(): void {
  addEventListener('click', ({ target }) => {
    document.querySelector('.carried')?.classList.remove('carried');
    const link = (target as Element).closest('a[href*="/solutions/"]');
    link?.querySelector('use')?.parentElement?.classList.add('carried');
  });
}

/** Prefetches pages on hover in browsers without speculation rules. */
function prefetchOnHover(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
    if (!link || document.querySelector(`link[rel=prefetch][href="${link.pathname}"]`)) return;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
    );
  });
}
