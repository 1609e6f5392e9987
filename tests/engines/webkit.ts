import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/server.ts';
import { type Engine, keys, type Page, patience } from './engine.ts';

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Size of the display in px. */
const screen = { width: 1600, height: 1200 };

/** WebKitGTK's small browser on a display of its own, driven by W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startWebKit({ script }: { script: boolean }): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface(display.stdio[3] as Readable), 'line');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const stopAll = async () => {
    for (const child of [driver, display]) await stop(child);
  };
  const call = caller(`http://127.0.0.1:${port}`);
  try {
    await answering(() => call('GET', '/status'));
    const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
    const options = { binary, args: ['--automation', `--enable-javascript=${script}`] };
    const { sessionId } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: patience } },
      },
    })) as { sessionId: string };
    const session = caller(`http://127.0.0.1:${port}/session/${sessionId}`);
    let windowOfCommands = '';
    return {
      async newPage() {
        // A window, because hidden tabs get no pointer events.
        const opened = await session('POST', '/window/new', { type: 'window' });
        const { handle } = opened as { handle: string };
        return pageOf(async (...command) => {
          if (windowOfCommands !== handle) await session('POST', '/window', { handle });
          windowOfCommands = handle;
          return session(...command);
        });
      },
      end: async () => {
        // Also when the browser no longer answers.
        await session('DELETE', '').finally(stopAll);
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function pageOf(call: Call): Page {
  const run: Page['run'] = async (script, ...texts) => {
    const body = { script: `return (${script}).apply(null, arguments)`, args: texts };
    return (await call('POST', '/execute/sync', body)) as ReturnType<typeof script>;
  };
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    call('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const sendKeys = async (selector: string, text: string) => {
    const found = await call('POST', '/element', { using: 'css selector', value: selector });
    await call('POST', `/element/${Object.values(found as object)[0]}/value`, { text });
  };
  return {
    run,
    open: async (url) => void (await call('POST', '/url', { url })),
    point: async (place) => {
      await act('pointer', [{ type: 'pointerMove', duration: 0, origin: 'viewport', ...place }]);
    },
    clickThere: async () => {
      await act(
        'pointer',
        ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })),
      );
    },
    press: async (key) => {
      await act(
        'key',
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
      );
    },
    // The driver leaves line feeds out.
    type: (selector, text) => sendKeys(selector, text.replaceAll('\n', keys.Enter)),
    attach: sendKeys,
    resize: async (width, height) => {
      // The window has bars.
      const bars = await run(() => outerHeight - innerHeight);
      const size = { width, height: height + bars };
      // Without a window manager the focus follows the pointer of the display, which is in the middle.
      const place = { x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2 };
      await call('POST', '/window/rect', { ...place, ...size });
    },
    photograph: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
    close: async () => void (await call('DELETE', '/window')),
  };
}

function caller(address: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function answering(ask: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(50);
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
