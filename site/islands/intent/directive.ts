import type { ClientDirective } from 'astro';

const activityEvents = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin', 'click'];
const intentEvents = ['pointerenter', 'touchstart', 'focusin', 'click', 'submit', 'wake'];

let activity: Promise<unknown> | undefined;

/** Resolves at the first activity of a person on the page; until then no island code is fetched. */
function firstActivity(): Promise<unknown> {
  activity ??= new Promise((resolve) => {
    for (const type of activityEvents)
      addEventListener(type, resolve, { capture: true, passive: true, once: true });
  });
  return activity;
}

/**
 * Fetches the code of an island at the first activity of a person and hydrates the island when the person reaches it,
 * or a button that opens the dialog around it, or when another part of the page sends it a `wake` event. Clicks and
 * submits that come earlier are held and replayed.
 * With `client:intent="(media query)"` the island sleeps wherever the query does not match.
 */
const intent: ClientDirective = (load, { value: media }, island) => {
  let code: ReturnType<typeof load> | undefined;
  const fetchCode = () => {
    code ??= load();
    return code;
  };
  const untilHydrated = new AbortController();
  const heldEvents = new Map<EventTarget, () => void>();
  let pointer: Event | undefined;
  let hydrating = false;

  const mayWake = () => typeof media !== 'string' || matchMedia(media).matches;

  async function hydrate() {
    if (hydrating) return;
    hydrating = true;
    await (await fetchCode())();
    // Astro takes the attribute away once the island is hydrated; its HTML works on without script.
    if (island.hasAttribute('ssr')) island.dataset.failed = '';
    untilHydrated.abort();
    for (const replay of heldEvents.values()) replay();
    // A pointer that stopped on the island while its code was loading gets another pointermove, so that hover works.
    const rest = pointer?.target as Element | undefined;
    if (rest?.matches(':hover')) rest.dispatchEvent(new PointerEvent('pointermove', pointer));
  }

  firstActivity().then(() => {
    if (mayWake()) fetchCode();
  });

  function on(type: string, listener: (event: Event) => void, place: EventTarget = island) {
    const heard = (event: Event) => mayWake() && listener(event);
    place.addEventListener(type, heard, { capture: true, signal: untilHydrated.signal });
  }
  // Who opens a dialog waits for the dialog alone: its form is hydrated while the pointer is on its way to the click.
  const dialog = island.closest('dialog');
  const openers = dialog ? document.querySelectorAll(`[commandfor="${dialog.id}"]`) : [];
  for (const type of intentEvents) for (const place of [island, ...openers]) on(type, hydrate, place);
  on('pointermove', (event) => {
    pointer = event;
  });
  for (const type of ['click', 'submit']) {
    on(type, (event) => {
      const replay = replayOf(event);
      if (!replay) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      heldEvents.set(event.target as Element, replay);
    });
  }
  // A submit that the browser's own validation stops is replayed too: the hydrated form says in its words what is
  // wrong.
  on('invalid', (event) => {
    const { form } = event.target as HTMLInputElement;
    if (!form) return;
    event.preventDefault();
    heldEvents.set(form, () => form.requestSubmit());
  });
};

/** How to do again what the event asks for; nothing where the browser does it without script. */
function replayOf(event: Event): (() => void) | undefined {
  if (event instanceof SubmitEvent) {
    const form = event.target as HTMLFormElement;
    return () => form.requestSubmit(event.submitter);
  }
  const button = (event.target as Element).closest('button');
  if (button?.type !== 'button' || button.hasAttribute('commandfor') || button.popoverTargetElement) return;
  return () => button.click();
}

export default intent;
