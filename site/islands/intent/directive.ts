import type { ClientDirective } from 'astro';

const activityEvents = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin', 'click'];
const intentEvents = ['pointerenter', 'touchstart', 'focusin', 'click', 'submit', 'wake'];

let activity: Promise<unknown> | undefined;

/** Resolves at the first activity of a person on the page. */
function firstActivity(): Promise<unknown> {
  activity ??= new Promise((resolve) => {
    for (const type of activityEvents)
      addEventListener(type, resolve, { capture: true, passive: true, once: true });
  });
  return activity;
}

/**
 * Fetches the code of an island at the first activity of a person. Hydrates the island when the person points at it,
 * focuses it or a button that opens its dialog, or when it gets a `wake` event. Earlier clicks and submits are held and
 * replayed. With `client:intent="(media query)"` nothing is fetched while the query does not match.
 */
const intent: ClientDirective = (load, { value: media }, island) => {
  let code: ReturnType<typeof load> | undefined;
  const fetchCode = () => {
    code ??= load();
    return code;
  };
  const beforeHydration = new AbortController();
  const heldEvents = new Map<EventTarget, () => void>();
  let pointer: Event | undefined;
  let hydrating = false;

  const mayWake = () => typeof media !== 'string' || matchMedia(media).matches;

  async function hydrate() {
    if (hydrating) return;
    hydrating = true;
    await (await fetchCode())();
    // Astro removes its attribute `ssr` once renderer.tsx has hydrated the island. A failed island still works as plain HTML.
    if (island.hasAttribute('ssr')) island.dataset.failed = '';
    beforeHydration.abort();
    for (const replay of heldEvents.values()) replay();
    // Repeats the pointermove for a pointer that already rests on the island, so that hover works.
    const hovered = pointer?.target as Element | undefined;
    if (hovered?.matches(':hover')) hovered.dispatchEvent(new PointerEvent('pointermove', pointer));
  }

  firstActivity().then(() => {
    if (mayWake()) fetchCode();
  });

  function on(type: string, listener: (event: Event) => void, target: EventTarget = island) {
    const handle = (event: Event) => mayWake() && listener(event);
    target.addEventListener(type, handle, { capture: true, signal: beforeHydration.signal });
  }
  // What was typed before a reload or in the other language is shown again at once.
  const draft = island.querySelector<HTMLElement>('[data-draft]')?.dataset.draft;
  if (draft && !island.closest('dialog') && hasDraft(draft)) hydrate();

  // The form of a dialog is hydrated while the pointer is on its way to the button that opens it.
  const dialog = island.closest('dialog');
  const openers = dialog ? document.querySelectorAll(`[commandfor="${dialog.id}"]`) : [];
  for (const type of intentEvents) for (const target of [island, ...openers]) on(type, hydrate, target);
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
  // A submit that the browser's validation stops is replayed too, so that the form shows its own messages.
  on('invalid', (event) => {
    const { form } = event.target as HTMLInputElement;
    if (!form) return;
    event.preventDefault();
    heldEvents.set(form, () => form.requestSubmit());
  });
};

function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Repeats a click or submit; undefined if the browser handles it without script. */
function replayOf(event: Event): (() => void) | undefined {
  if (event instanceof SubmitEvent) {
    const form = event.target as HTMLFormElement;
    return () => form.requestSubmit(event.submitter);
  }
  const button = (event.target as Element).closest('button');
  return button && needsScript(button) ? () => button.click() : undefined;
}

/** Whether a button does nothing by itself: it neither submits a form nor opens a dialog or popover. */
function needsScript(button: HTMLButtonElement): boolean {
  return button.type === 'button' && !button.hasAttribute('commandfor') && !button.popoverTargetElement;
}

export default intent;
