import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { authorityFile, other, own } from '../support/certificates.ts';
import { MailServer } from '../support/mail-server.ts';
import { freePort, RunningServer } from '../support/server.ts';

interface Notice {
  fault: string;
  /** Until `/readyz`, the metrics and the alert have all shown it. */
  seconds: number;
}

const login = (password: string): SMTPServerOptions => ({
  secure: true,
  disabledCommands: [],
  authOptional: false,
  onAuth: (given, _, done) =>
    given.password === password ? done(null, { user: 'me' }) : done(new Error('No')),
});
const faults: Record<string, SMTPServerOptions> = {
  'another password': { ...own, ...login('changed') },
  'another name': { ...other, ...login('right') },
  'another certificate': login('right'),
};

/** Puts a mail server with a fault in place of a good one, and measures how long that goes unnoticed. */
export async function noticeMailFaults(): Promise<Notice[]> {
  return Promise.all(Object.entries(faults).map(([fault, options]) => notice(fault, options)));
}

async function notice(fault: string, options: SMTPServerOptions): Promise<Notice> {
  const alerted = Promise.withResolvers<void>();
  const receiver = createServer((_, response) => {
    alerted.resolve();
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const well = new MailServer({ ...own, ...login('right') });
  const address = await well.start();
  const metricsPort = await freePort();
  const site = await RunningServer.start({
    SMTP_URL: address.replace('smtp://', 'smtps://me:right@'),
    ALERT_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    ALERT_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    METRICS_PORT: String(metricsPort),
    NODE_EXTRA_CA_CERTS: authorityFile,
    LOG_LEVEL: 'silent',
  });
  const broken = new MailServer(options);
  try {
    await until(`${site.url}/readyz`, /"mail":\{"status":"ok"/);
    await well.stop();
    await broken.start(Number(new URL(address).port));
    const start = performance.now();
    await Promise.all([
      until(`${site.url}/readyz`, /"mail":\{"status":"failing"/),
      until(`http://127.0.0.1:${metricsPort}/metrics`, /^kogge_check_ok\{check="mail"\} 0/m),
      alerted.promise,
    ]);
    return { fault, seconds: (performance.now() - start) / 1000 };
  } finally {
    await site.remove();
    await broken.stop();
    receiver.close();
  }
}

async function until(url: string, wanted: RegExp): Promise<void> {
  while (!wanted.test(await (await fetch(url)).text())) await sleep(100);
}
