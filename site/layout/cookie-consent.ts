/** Holds `accepted` or `rejected`, and nothing before a choice. What else a browser keeps: islands/requests/draft.ts. */
const key = 'kogge-cookie-consent';

/**
 * Shows the banner while the visitor has not decided, keeps the choice, and loads the analytics script that
 * `company.yaml` may name only after `accepted`. `notices` is what stands above the banner.
 */
export function askForConsent(banner: HTMLElement, announcer: HTMLElement, notices: HTMLElement) {
  const { analytics } = banner.dataset;
  let opener: HTMLElement | undefined;

  function apply() {
    const choice = storedChoice();
    banner.hidden = choice !== null;
    if (choice === 'accepted' && analytics) load(analytics);
  }

  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-choice]');
    if (!button) return;
    const { choice, saved = '' } = button.dataset;
    const withdrawn = choice === 'rejected' && storedChoice() === 'accepted' && analytics;
    if (choice) store(choice);
    apply();
    // The close button stores nothing: the banner comes back with the next page.
    banner.hidden = true;
    announcer.textContent = saved;
    opener?.focus();
    if (withdrawn) location.reload();
  });

  // Focus scrolls clear of the banner, and notices stand above it. The height is no property of the root that others
  // inherit: that would style the whole page a second time.
  new ResizeObserver(() => {
    // In a low window it stands at the end of the page and covers nothing.
    const height = getComputedStyle(banner).position === 'sticky' ? `${banner.offsetHeight}px` : '0px';
    document.documentElement.style.scrollPaddingBottom = `calc(${height} + 0.75rem)`;
    notices.style.setProperty('--banner', height);
  }).observe(banner, { box: 'border-box' });

  document.querySelector<HTMLElement>('[data-cookie-settings]')?.addEventListener('click', (event) => {
    opener = event.currentTarget as HTMLElement;
    banner.hidden = false;
    banner.focus();
  });

  apply();
}

/** Browsers that refuse storage ask again on the next page. */
function storedChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(choice: string) {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Then the choice holds for this page only.
  }
}

function load(src: string) {
  if (document.querySelector(`script[src="${src}"]`)) return;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
