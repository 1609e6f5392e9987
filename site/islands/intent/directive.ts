import type { ClientDirective } from 'astro';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin', 'click', 'wake'];
const reaches = ['pointerenter', 'touchstart', 'focusin', 'click', 'submit', 'wake'];

let person: Promise<unknown> | undefined;

/** Settles at the first sign of a person on the page; until then no island code is fetched. */
function firstSign(): Promise<unknown> {
  person ??= new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { capture: true, passive: true, once: true });
  });
  return person;
}

/**
 * Fetches the code of an island at the first sign of a person and hydrates the island when the person reaches it,
 * or when another part sends it a `wake` event. Clicks and submits that come earlier are held and repeated.
 * `client:intent="(media query)"` fetches ahead only where the query matches.
 */
const intent: ClientDirective = (load, { value: media }, island) => {
  let code: ReturnType<typeof load> | undefined;
  const fetchCode = () => {
    code ??= load();
    return code;
  };
  const asleep = new AbortController();
  const held = new Map<EventTarget, () => void>();
  let pointer: Event | undefined;
  let waking = false;

  async function wake() {
    if (waking) return;
    waking = true;
    await (await fetchCode())();
    // Astro takes the attribute away once the island is hydrated; its HTML works on without script.
    if (island.hasAttribute('ssr')) island.dataset.failed = '';
    asleep.abort();
    for (const repeat of held.values()) repeat();
    // A pointer that came to rest meanwhile is told about again, so that hover works the first time too.
    const rest = pointer?.target as Element | undefined;
    if (rest?.matches(':hover')) rest.dispatchEvent(new PointerEvent('pointermove', pointer));
  }

  firstSign().then(() => {
    if (typeof media !== 'string' || matchMedia(media).matches) fetchCode();
  });

  function on(type: string, listener: (event: Event) => void) {
    island.addEventListener(type, listener, { capture: true, signal: asleep.signal });
  }
  for (const reach of reaches) on(reach, wake);
  on('pointermove', (event) => {
    pointer = event;
  });
  for (const type of ['click', 'submit']) {
    on(type, (event) => {
      const repeat = repetitionOf(event);
      if (!repeat) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.set(event.target as Element, repeat);
    });
  }
  // What the browser's own check would stop, the form explains in its words once it is awake.
  on('invalid', (event) => {
    const { form } = event.target as HTMLInputElement;
    if (!form) return;
    event.preventDefault();
    held.set(form, () => form.requestSubmit());
  });
};

/** How to do again what the event asks for; nothing where the browser does it without script. */
function repetitionOf(event: Event): (() => void) | undefined {
  if (event instanceof SubmitEvent) {
    const form = event.target as HTMLFormElement;
    return () => form.requestSubmit(event.submitter);
  }
  const button = (event.target as Element).closest('button');
  if (button?.type !== 'button' || button.hasAttribute('commandfor') || button.popoverTargetElement) return;
  return () => button.click();
}

export default intent;
