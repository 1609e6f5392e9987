import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../support/server.ts';
import type { Engine } from './engine.ts';

/** WebKitGTK's small browser on a display of its own, driven by W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(createInterface(screen.stdio[3] as Readable), 'line');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const end = async () => {
    for (const child of [driver, screen]) await stop(child);
  };

  async function call(method: string, path: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  try {
    await answering(() => call('GET', '/status'));
    const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
    const options = { binary, args: ['--automation'] };
    const { sessionId } = (await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    const find = async (selector: string) => {
      const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
      return `${session}/element/${Object.values(found as object)[0]}`;
    };
    return {
      open: async (url) => void (await call('POST', `${session}/url`, { url })),
      run: async (script, ...texts) => {
        const body = { script: `return (${script}).apply(null, arguments)`, args: texts };
        return (await call('POST', `${session}/execute/sync`, body)) as ReturnType<typeof script>;
      },
      type: async (selector, text) => void (await call('POST', `${await find(selector)}/value`, { text })),
      end: async () => {
        await call('DELETE', session);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function answering(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
