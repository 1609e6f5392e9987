import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.mjs';
import { freePort } from './server.ts';

/** What Chromium does on a desktop while a page loads, and not on the phone that Lighthouse stands for. */
const ofDesktops = [
  // The suggestions of its address bar are two pages of its own, which load beside each new one.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Each page of another site takes the process kept ready; the next one is started while that page begins.
  'SpareRendererForSitePerProcess',
];

/** A headless Chromium with a profile of its own; `last` are switches and the address it opens. */
export async function launchChromium(last: string[]): Promise<{ stop: () => Promise<void> }> {
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  const child = spawn(chromiumPath(), [
    '--headless',
    `--disable-features=${ofDesktops.join()}`,
    ...chromiumArguments,
    `--user-data-dir=${profile}`,
    ...last,
  ]);
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { stop };
}

/** A headless Chromium that listens for DevTools on `port`, for Lighthouse. */
export async function startChromium(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const { stop } = await launchChromium([`--remote-debugging-port=${port}`]);
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) return { port, stop };
    if (attempt === 200) throw new Error('Chromium did not start');
    await sleep(50);
  }
}
