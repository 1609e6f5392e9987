/**
 * `npm run bench:pages [-- path]`: pages of this server beside nginx with `brotli_static` and the same headers, and beside
 * a node:http that knows only this one answer; one worker each, taken in turn in one run. Counted for each second of
 * processor time, so that whatever else the machine does stays out. Wanted: at least 0.6 of nginx, and at most 150 MB
 * at 50 connections. Needs Debian's packages nginx, libnginx-mod-http-brotli-static and wrk.
 */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, RunningServer } from '../support/server.ts';
import { named, record } from './figures.ts';
import { cpuMs, median } from './statistics.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const rounds = 5;
const secondsEach = 4;
const connections = 50;
const wanted = 0.6;
const mostMb = 150;
/** About 40 KB of brotli, as the largest pages have. */
const page = named[0] ?? '/';

for (const tool of ['nginx', 'wrk']) {
  if (spawnSync(tool, ['-v']).error) {
    console.error(`${tool} is missing: apt-get install nginx libnginx-mod-http-brotli-static wrk`);
    process.exit(1);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'kogge-nginx-'));
const server = await RunningServer.start({ LOG_LEVEL: 'error' });
const nginxPort = await freePort();
const barePort = await freePort();
writeFileSync(
  path.join(folder, 'nginx.conf'),
  `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
user root; worker_processes 1; master_process off; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  server {
    listen 127.0.0.1:${nginxPort}; root ${dist}; brotli_static on;
    ${(await headersBesideNginx()).map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ')}
    location = / { try_files /index.html =404; }
    location / { try_files $uri.html =404; }
  }
}`,
);
const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
const bareArgs = [
  fileURLToPath(new URL('bare-node.ts', import.meta.url)),
  server.url + page,
  String(barePort),
];
const bare = spawn(process.execPath, bareArgs, { stdio: 'inherit' });
let mb = 0;
try {
  await Promise.all([nginxPort, barePort].map(listening));
  const sides = [
    { name: 'nginx', url: `http://127.0.0.1:${nginxPort}${page}`, pid: nginx.pid as number },
    { name: 'bare node', url: `http://127.0.0.1:${barePort}${page}`, pid: bare.pid as number },
    { name: 'kogge', url: server.url + page, pid: server.pid },
  ].map((side) => ({ ...side, rates: [] as number[] }));
  for (let round = 1; round <= rounds; round++) {
    for (const { url, pid, rates } of sides) rates.push(pagesPerSecond(url, pid));
    mb = Math.max(mb, memoryMb(server.pid));
    console.log(`round ${round}: ${sides.map(({ name, rates }) => `${name} ${rates.at(-1)}/s`).join(', ')}`);
  }
  const [theirs = 0, floor = 0, ours = 0] = sides.map(({ rates }) => median(rates));
  const ratio = ours / theirs;
  console.log(
    `\n${page}: ${ours} pages/s, nginx ${theirs}, ratio ${ratio.toFixed(2)} (wanted ≥ ${wanted}); ` +
      `bare node ${floor}, ratio ${(ours / floor).toFixed(2)}; ` +
      `memory at ${connections} connections ${mb} MB (at most ${mostMb})`,
  );
  record('bench:pages', [
    { what: `pages a second of ${page} beside nginx`, figure: ratio.toFixed(2), mark: `≥ ${wanted}` },
    { what: `memory at ${connections} connections`, figure: `${mb} MB`, mark: `≤ ${mostMb} MB` },
  ]);
  if (ratio < wanted || mb > mostMb) process.exitCode = 1;
} finally {
  nginx.kill('SIGTERM');
  bare.kill('SIGTERM');
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** The headers of our page that nginx does not send by itself: both must send the same. */
async function headersBesideNginx(): Promise<[string, string][]> {
  const { headers } = await fetch(server.url + page, { method: 'HEAD' });
  const own = /^(?:content-(?:type|length|encoding)|etag|date|connection|keep-alive)$/;
  return [...headers].filter(([name]) => !own.test(name));
}

async function listening(port: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await fetch(`http://127.0.0.1:${port}${page}`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error(`Nothing answers on port ${port}`);
    await sleep(50);
  }
}

/** Pages for each second of processor time of that process. */
function pagesPerSecond(url: string, pid: number): number {
  const options = ['-t1', `-c${connections}`, `-d${secondsEach}s`, '-H', 'Accept-Encoding: br'];
  const before = cpuMs(pid);
  const output = execFileSync('wrk', [...options, url]).toString();
  if (/Non-2xx/.test(output)) throw new Error(output);
  return Math.round(Number(/(\d+) requests in/.exec(output)?.[1]) / ((cpuMs(pid) - before) / 1000));
}

function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
