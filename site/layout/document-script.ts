// The script of every page, which needs no island. It is inlined, so every line costs the first view.
import { counterpart, type Language } from '../../domain/languages.ts';
import { askForConsent } from './cookie-consent.ts';
import { closeDialogsByBackdrop, makeDialogsModal, openDialogsByButton } from './dialogs.ts';
import { controlMobileMenu } from './mobile-menu.ts';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

askForConsent(byId('cookie-banner'), byId('cookie-saved'));
keepPlaceAcrossLanguages();
makeDialogsModal();
openDialogsByButton();
closeDialogsByBackdrop();
controlMobileMenu(byId('mobile-menu'));
focusNoticesByKey();
markTravellingFlag();
prefetchOnHover();

/** A language switch keeps query and anchor, and on a page that is none (404) the path that was asked for. */
function keepPlaceAcrossLanguages(): void {
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
}

/** F8 leads to the notices before their island is hydrated, too. */
function focusNoticesByKey(): void {
  addEventListener('keydown', ({ key }) => key === 'F8' && byId('notices').focus());
}

/** The flag of a chosen solution travels to the hero of its page (design/styles/motion.css). */
function markTravellingFlag(): void {
  addEventListener('click', ({ target }) => {
    document.querySelector('.carried')?.classList.remove('carried');
    const link = (target as Element).closest('a[href*="/solutions/"]');
    link?.querySelector('use')?.parentElement?.classList.add('carried');
  });
}

/** Browsers without speculation rules load the page ahead when the pointer rests on its link. */
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
