import type { ClientDirective } from 'astro';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin'] as const;
const reaches = ['pointerenter', 'pointerdown', 'touchstart', 'focusin'] as const;

let person: Promise<void> | undefined;

/** Settles at the first sign of a person on the page; until then no island code is fetched. */
function firstSign(): Promise<void> {
  person ??= new Promise((resolve) => {
    const controller = new AbortController();
    const done = () => {
      controller.abort();
      resolve();
    };
    for (const sign of signs) {
      addEventListener(sign, done, { capture: true, passive: true, signal: controller.signal });
    }
  });
  return person;
}

/** Fetches the code at the first sign of a person, wakes the island when the person reaches it. */
const intent: ClientDirective = (load, _options, island) => {
  const code = firstSign().then(load);
  const controller = new AbortController();
  for (const reach of reaches) {
    island.addEventListener(
      reach,
      async () => {
        controller.abort();
        const hydrate = await code;
        await hydrate();
      },
      { capture: true, passive: true, signal: controller.signal },
    );
  }
};

export default intent;
