import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { languages } from '../../domain/languages.ts';
import { formOf, valuesOf } from '../support/forms.ts';
import { RunningServer } from '../support/server.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

// Where an engine scrolls to depends on when it draws, so one sending says little.
const sendings = 3;

for (const [name, start] of Object.entries({ WebKit: startWebKit, Firefox: startFirefox })) {
  describe(name, () => {
    let site: RunningServer;
    let engine: Engine;
    before(async () => {
      site = await RunningServer.start();
      engine = await start();
    });
    after(async () => {
      await engine?.end();
      await site.remove();
    });

    for (const language of languages) {
      test(`${language}: a request sent from a dialog leaves the page where it was, and the focus on its button`, {
        timeout: 120_000,
      }, async () => {
        const placed = formOf('demo', language);
        for (let sending = 0; sending < sendings; sending++) {
          await engine.open(site.url + placed.path);
          await engine.run(watch);
          await engine.run(click, 'main [commandfor="demo"]');
          for (const [field, value] of Object.entries(valuesOf(placed))) {
            if (!(field in placed.fixed)) await engine.type(`#demo [name="${field}"]`, value);
          }
          for (const control of ['[name="consent"]', '[type="submit"]']) {
            await engine.run(click, `#demo ${control}`);
          }
          while (!(await engine.run(isOver))) await setTimeout(50);
          const { notice, ...found } = await engine.run(seen);
          assert.deepEqual(found, { scrolledTo: [], dialogAt: [], focusIsBack: true });
          assert.ok(notice.includes(placed.success.title), notice);
        }
      });
    }
  });
}

/** What happens to the page, noted in it. */
interface Watch {
  scrolledTo: number[];
  dialogAt: number[];
}

/** Notes what moves. */
function watch(): void {
  const watch: Watch = { scrolledTo: [], dialogAt: [] };
  Object.assign(window, { watch });
  const dialog = document.getElementById('demo') as HTMLDialogElement;
  addEventListener('scroll', () => watch.scrolledTo.push(scrollY));
  dialog.addEventListener('close', function look() {
    if (getComputedStyle(dialog).display === 'none') return;
    const { top } = dialog.getBoundingClientRect();
    // It goes down by the height of the window.
    if (top < 0 || top > 2 * innerHeight) watch.dialogAt.push(top);
    requestAnimationFrame(look);
  });
}

/** Gives the button no focus, as clicks in Safari do not. */
function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** The notice is there and the dialog is gone. */
function isOver(): boolean {
  const dialog = document.getElementById('demo') as HTMLElement;
  return Boolean(document.querySelector('[data-kind]')) && getComputedStyle(dialog).display === 'none';
}

function seen() {
  return {
    ...(window as unknown as { watch: Watch }).watch,
    focusIsBack: document.activeElement === document.querySelector('main [commandfor="demo"]'),
    notice: document.querySelector('[data-kind]')?.textContent ?? '',
  };
}
