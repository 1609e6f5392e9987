/**
 * `npm run bench:pages [path]`: pages of this server beside nginx with `brotli_static`, one worker each, taken in turn
 * in one run. Counted for each second of processor time, so that whatever else the machine does stays out. Wanted: at
 * least 0.6 of nginx, and at most 150 MB at 50 connections. Needs Debian's packages nginx,
 * libnginx-mod-http-brotli-static and wrk.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, RunningServer } from '../support/server.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const rounds = 5;
const secondsEach = 4;
const connections = 50;
const wanted = 0.6;
const mostMb = 150;
/** About 40 KB of brotli, as the largest pages have. */
const page = process.argv[2] ?? '/';

for (const tool of ['nginx', 'wrk']) {
  if (spawnSync(tool, ['-v']).error) {
    console.error(`${tool} is missing: apt-get install nginx libnginx-mod-http-brotli-static wrk`);
    process.exit(1);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'kogge-nginx-'));
const port = await freePort();
writeFileSync(
  path.join(folder, 'nginx.conf'),
  `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
user root; worker_processes 1; master_process off; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port}; root ${dist}; brotli_static on;
    location = / { try_files /index.html =404; }
    location / { try_files $uri.html =404; }
  }
}`,
);
const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
const server = await RunningServer.start({ LOG_LEVEL: 'error' });
let mb = 0;
try {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    theirs.push(pagesPerSecond(`http://127.0.0.1:${port}${page}`, nginx.pid as number));
    ours.push(pagesPerSecond(server.url + page, server.pid));
    mb = Math.max(mb, memoryMb(server.pid));
    console.log(`round ${round + 1}: nginx ${theirs.at(-1)}/s, kogge ${ours.at(-1)}/s`);
  }
  const ratio = median(ours) / median(theirs);
  console.log(
    `\n${page}: ${median(ours)} pages/s, nginx ${median(theirs)} pages/s, ratio ${ratio.toFixed(2)} (wanted ≥ ${wanted}); ` +
      `memory at ${connections} connections ${mb} MB (at most ${mostMb})`,
  );
  if (ratio < wanted || mb > mostMb) process.exitCode = 1;
} finally {
  nginx.kill('SIGTERM');
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Pages for each second of processor time of that process. */
function pagesPerSecond(url: string, pid: number): number {
  const options = ['-t1', `-c${connections}`, `-d${secondsEach}s`, '-H', 'Accept-Encoding: br'];
  const before = cpuSeconds(pid);
  const output = execFileSync('wrk', [...options, url]).toString();
  if (/Non-2xx/.test(output)) throw new Error(output);
  return Math.round(Number(/(\d+) requests in/.exec(output)?.[1]) / (cpuSeconds(pid) - before));
}

/** User and system time so far; Linux counts it in hundredths (proc_pid_stat(5)). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
