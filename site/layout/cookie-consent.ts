/** Holds `accepted` or `rejected`, and nothing before a choice. What else a browser keeps: islands/requests/draft.ts. */
const key = 'kogge-cookie-consent';
/** Holds the address of the script that was accepted; absent when there was none to accept. */
const subjectKey = `${key}-for`;

/**
 * Shows the banner while the visitor has not decided, keeps the choice, and loads the analytics script that
 * `company.yaml` may name only after `accepted`.
 */
export function askForConsent(banner: HTMLElement, announcer: HTMLElement) {
  const { analytics = '' } = banner.dataset;
  let opener: HTMLElement | undefined;

  function apply() {
    const choice = storedChoice(analytics);
    const loaded = document.querySelector(`script[src="${analytics}"]`);
    banner.hidden = choice !== null;
    if (choice !== 'accepted') {
      // A script that runs can only be stopped together with its page.
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
    // The close button stores nothing: the banner comes back with the next page.
    banner.hidden = true;
    announcer.textContent = saved;
    opener?.focus();
  });

  // Focus scrolls clear of the banner. The height is no property of the root that others inherit: that would style the
  // whole page a second time.
  new ResizeObserver(() => {
    // In a low window it stands at the end of the page and covers nothing.
    const height = getComputedStyle(banner).position === 'sticky' ? `${banner.offsetHeight}px` : '0px';
    document.documentElement.style.scrollPaddingBottom = `calc(${height} + 0.75rem)`;
  }).observe(banner, { box: 'border-box' });

  document.querySelector<HTMLElement>('[data-cookie-settings]')?.addEventListener('click', (event) => {
    opener = event.currentTarget as HTMLElement;
    banner.hidden = false;
    banner.focus();
  });

  // A choice made elsewhere counts here too: in another tab, or while this page waited prerendered or in the history.
  addEventListener('storage', (event) => {
    if (!event.key || event.key.startsWith(key)) apply();
  });
  document.addEventListener('prerenderingchange', apply);
  addEventListener('pageshow', ({ persisted }) => persisted && apply());
  apply();
}

/** Null until the visitor has decided about this script. Browsers that refuse storage ask again on the next page. */
function storedChoice(analytics: string): 'accepted' | 'rejected' | null {
  try {
    const choice = localStorage.getItem(key);
    if (choice === 'rejected') return choice;
    return choice === 'accepted' && (localStorage.getItem(subjectKey) ?? '') === analytics ? choice : null;
  } catch {
    return null;
  }
}

function store(choice: string, analytics: string) {
  try {
    if (choice === 'accepted' && analytics) localStorage.setItem(subjectKey, analytics);
    else localStorage.removeItem(subjectKey);
    localStorage.setItem(key, choice);
  } catch {
    // Then the choice holds for this page only.
  }
}
