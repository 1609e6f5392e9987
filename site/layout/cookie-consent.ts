/** `localStorage` key of the choice: `accepted` or `rejected`. */
const key = 'kogge-cookie-consent';
/** `localStorage` key of the URL of the accepted script, if there was one. */
const scriptKey = `${key}-for`;

/**
 * Shows the banner until the visitor has decided and stores the choice. Loads the analytics script of `company.yaml`
 * only after `accepted`.
 */
export function askForConsent(banner: HTMLElement, announcer: HTMLElement) {
  const { analytics = '' } = banner.dataset;
  let opener: HTMLElement | undefined;

  function apply() {
    const choice = storedChoice(analytics);
    const loaded = document.querySelector(`script[src="${analytics}"]`);
    banner.hidden = choice !== null;
    if (choice !== 'accepted') {
      // Only a reload stops a running script.
      if (loaded) location.reload();
    } else if (analytics && !loaded && !document.prerendering) {
      document.head.append(Object.assign(document.createElement('script'), { src: analytics, async: true }));
    }
  }

  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-choice]');
    if (!button) return;
    const { choice, saved = '' } = button.dataset;
    if (choice) store(choice, analytics);
    apply();
    // The close button stores nothing: the banner is shown again on the next page.
    banner.hidden = true;
    announcer.textContent = saved;
    opener?.focus();
  });

  // Keeps focused elements visible above the banner. A custom property on the root would restyle the whole page.
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBottom = `calc(${banner.offsetHeight}px + 0.75rem)`;
  }).observe(banner, { box: 'border-box' });

  document.querySelector<HTMLElement>('[data-cookie-settings]')?.addEventListener('click', (event) => {
    opener = event.currentTarget as HTMLElement;
    banner.hidden = false;
    banner.focus();
  });

  // The choice may change in another tab, while this page is prerendered, or while it is in the back/forward cache.
  addEventListener('storage', (event) => {
    if (!event.key || event.key.startsWith(key)) apply();
  });
  document.addEventListener('prerenderingchange', apply);
  addEventListener('pageshow', ({ persisted }) => persisted && apply());
  apply();
}

/** Null until the visitor has decided about this script, or without storage. */
function storedChoice(analytics: string): 'accepted' | 'rejected' | null {
  try {
    const choice = localStorage.getItem(key);
    if (choice === 'rejected') return choice;
    return choice === 'accepted' && (localStorage.getItem(scriptKey) ?? '') === analytics ? choice : null;
  } catch {
    return null;
  }
}

function store(choice: string, analytics: string) {
  try {
    if (choice === 'accepted' && analytics) localStorage.setItem(scriptKey, analytics);
    else localStorage.removeItem(scriptKey);
    localStorage.setItem(key, choice);
  } catch {
    // Without storage the choice is valid for this page only.
  }
}
