import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { RunningServer } from '../../support/server.ts';
import type { Figure } from '../figures.ts';
import { slowBody, slowClient, slowHeaders, slowReader } from '../slow-sockets.ts';
import { atRate, percentile } from '../statistics.ts';
import { paths } from './visitors.ts';

const seconds = 20;
const visitsPerSecond = 500;
const requestsPerSecond = 50;
const connections = 50;
const slowSockets = 1000;
const slow = [slowHeaders, slowBody, slowReader];

/** Latency at fixed rates, memory at 50 connections, latency among slow clients. */
export async function measureMarks(engine: string, databaseUrl: string | null): Promise<Figure[]> {
  const server = await RunningServer.start({
    LOG_LEVEL: 'error',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let visits = 0;
  const read = async () => {
    const path = paths[visits++ % paths.length] ?? '/';
    const [answer] = (await once(get(server.url + path, { agent }), 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`);
  };
  try {
    await atRate(visitsPerSecond, 2, read);
    const pages = await atRate(visitsPerSecond, seconds, read);
    const stored = await atRate(requestsPerSecond, seconds, async () => {
      const answer = await server.sendDemo();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A request was answered with ${answer.status}`);
    });
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (let count = 0; count < 200; count += 1) await read();
      }),
    );
    const megabytes = residentMegabytes(server.pid);
    const figures = [
      p99(`Fast: 99 of 100 visits at ${visitsPerSecond} a second, ${engine}`, pages, 50),
      p99(`Fast: 99 of 100 requests stored at ${requestsPerSecond} a second, ${engine}`, stored, 50),
      {
        what: `Fast: memory at ${connections} connections, ${engine}`,
        figure: `${megabytes.toFixed(0)} MB`,
        wanted: '≤ 200 MB',
        met: megabytes <= 200,
      },
    ];
    const clients = Array.from({ length: slowSockets }, (_, index) =>
      slowClient(server.url, slow[index % slow.length] ?? slowHeaders, `127.0.1.${(index % 100) + 1}`),
    );
    await Promise.all(clients.map((socket) => once(socket, 'connect')));
    const among = await atRate(requestsPerSecond, seconds, read);
    for (const socket of clients) socket.destroy();
    figures.push(p99(`Sure: 99 of 100 visits among ${slowSockets} slow sockets, ${engine}`, among, 100));
    return figures;
  } finally {
    agent.destroy();
    await server.remove();
  }
}

function p99(what: string, times: readonly number[], wantedMs: number): Figure {
  const ms = percentile(times, 0.99);
  return { what, figure: `${ms.toFixed(0)} ms`, wanted: `≤ ${wantedMs} ms`, met: ms <= wantedMs };
}

function residentMegabytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
