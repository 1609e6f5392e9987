import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { connect as connectTls } from 'node:tls';
import { RunningDesk } from './support/desk-process.ts';
import { MailServer } from './support/mail-server.ts';
import { programOf, SiteProxy } from './support/proxies.ts';
import { smallPdf } from './support/requests.ts';
import { RunningServer } from './support/server.ts';

// The visitor's address: nothing else has it.
const visitor = '127.0.0.77';

const built = existsSync(new URL('../dist/index.html', import.meta.url));

for (const kind of ['nginx', 'caddy'] as const) {
  const skip = !built ? 'needs the built site' : !programOf(kind) && `needs Debian's package ${kind}`;
  describe(`site and desk behind ${kind} of deploy/`, { skip }, () => {
    let server: RunningServer;
    let desk: RunningDesk;
    let proxy: SiteProxy;
    const mail = new MailServer();
    before(async () => {
      server = await RunningServer.start({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '2' });
      desk = await RunningDesk.start({
        SMTP_URL: await mail.start(),
        DESK_URL: 'https://desk.kogge.example',
        DESK_PEOPLE: 'ole@kogge.example',
        TRUSTED_PROXIES: '127.0.0.1',
      });
      const [sitePort, deskPort] = [server, desk].map(({ url }) => Number(new URL(url).port));
      proxy = await SiteProxy[kind](sitePort as number, deskPort as number);
    });
    after(async () => {
      await proxy?.stop();
      await desk?.stop();
      await server?.remove();
      await mail.stop();
    });

    async function ask(
      path: string,
      headers: Record<string, string> = {},
      body?: Buffer,
      name: string = proxy.name,
    ) {
      const call = request({
        host: '127.0.0.1',
        port: proxy.httpsPort,
        servername: name,
        ca: proxy.certificate,
        localAddress: visitor,
        agent: false,
        method: body ? 'POST' : 'GET',
        path,
        headers: { host: name, ...headers, ...(body ? { 'content-length': body.length } : {}) },
      });
      // A refused upload may be cut off after its answer.
      call.on('error', () => {});
      call.end(body);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return { status: answer.statusCode, headers: answer.headers };
    }

    function apply(bytes: number) {
      const part = (name: string, value: string, more = '') =>
        `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
      const filler = Buffer.alloc(bytes, '%');
      const head = [
        part('name', 'Femke Brandt'),
        part('email', 'femke@hansekontor.example'),
        part('jobTitle', 'Working Student Backend Developer'),
        '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n',
      ];
      const body = [Buffer.from(head.join('')), smallPdf, filler, Buffer.from('\n%%EOF\n\r\n--b--\r\n')];
      const type = { 'content-type': 'multipart/form-data; boundary=b' };
      return ask('/functions/v1/send-job-application', type, Buffer.concat(body));
    }

    it('pages, compressed and with the headers of the server', async () => {
      const { status, headers } = await ask('/team', { 'accept-encoding': 'br' });
      assert.equal(status, 200);
      assert.equal(headers['content-encoding'], 'br');
      assert.match(headers['strict-transport-security'] ?? '', /max-age/);
      assert.match(String(headers['content-security-policy']), /default-src/);
      const [answer] = (await once(
        get({ host: '127.0.0.1', port: proxy.httpPort, path: '/team', headers: { host: proxy.name } }),
        'response',
      )) as [IncomingMessage];
      answer.resume();
      assert.match(answer.headers.location ?? '', /^https:\/\/www\.kogge\.example(?::\d+)?\/team$/);
    });

    // Caddy answers by the names in its file alone.
    const byNginx = { skip: kind === 'nginx' ? false : 'nginx alone has a default server' };
    it('a request for an unknown name gets the site and not the desk', byNginx, async () => {
      assert.equal((await ask('/team', {}, undefined, proxy.unknownName)).status, 200);
    });

    it('an application of ten megabytes', async () => {
      assert.equal((await apply(9.9 * 2 ** 20)).status, 200);
    });

    it('limits count the visitor, whatever address somebody claims', async () => {
      const type = { 'content-type': 'application/json' };
      const words = { name: 'Femke', email: 'femke@hansekontor.example', company: 'Hansekontor' };
      const statuses: (number | undefined)[] = [];
      for (let count = 0; count < 3; count++) {
        const claimed = { ...type, 'x-forwarded-for': `203.0.113.${count}` };
        const { status } = await ask(
          '/functions/v1/send-demo-request',
          claimed,
          Buffer.from(JSON.stringify(words)),
        );
        statuses.push(status);
      }
      assert.deepEqual(statuses, [200, 200, 429]);
    });

    it('the desk: its headers, a link by mail that opens it, and limits for each client', async () => {
      const name = proxy.deskName;
      const { status, headers } = await ask('/', {}, undefined, name);
      assert.equal(status, 200);
      assert.match(String(headers['content-security-policy']), /trusted-types 'none'/);
      assert.match(headers['strict-transport-security'] ?? '', /max-age/);
      const own = { origin: `https://${name}`, 'content-type': 'application/json' };
      const post = (path: string, body: object, more: Record<string, string> = {}) =>
        ask(path, { ...own, ...more }, Buffer.from(JSON.stringify(body)), name);
      const asked = await post('/api/links', { email: 'ole@kogge.example' });
      const [link] = await mail.to('ole@kogge.example');
      const secret = link?.text?.match(/sign-in#([\w-]{43})/)?.[1];
      const cookie = asked.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      const entered = await post('/api/session', { secret }, { cookie });
      assert.equal(entered.status, 200);
      const session = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      assert.equal((await ask('/api/requests', { cookie: session }, undefined, name)).status, 200);
      assert.equal((await ask('/api/requests', {}, undefined, name)).status, 401);
      const long = await ask('/api/links', own, Buffer.alloc(70_000, ' '), name);
      assert.equal(long.status, 413);
      const statuses: (number | undefined)[] = [];
      for (let count = 0; count < 11; count++) {
        const claimed = { 'x-forwarded-for': `203.0.113.${count}` };
        statuses.push((await post('/api/session', { secret: 'x' }, claimed)).status);
      }
      assert.deepEqual([...new Set(statuses)], [403, 429]);
    });

    it('no log names a visitor, whatever goes wrong', async () => {
      // Caddy answers 502 when the server has refused and hung up before the end of the upload.
      const { status } = await apply(22.5 * 2 ** 20).catch(() => ({ status: 413 }));
      assert.ok(status === 413 || (status === 502 && kind === 'caddy'), `${status}`);
      await ask('/gone');
      // No TLS, no HTTP, a broken handshake, and a visitor who leaves.
      for (const port of [proxy.httpsPort, proxy.httpPort]) {
        const socket = connect({ port, host: '127.0.0.1', localAddress: visitor });
        socket.on('error', () => {});
        socket.end('GET / NONSENSE\r\n\r\n');
        socket.resume();
        await once(socket, 'close');
      }
      const wrong = connectTls({
        socket: connect({ port: proxy.httpsPort, host: '127.0.0.1', localAddress: visitor }),
        servername: 'other.example',
        maxVersion: 'TLSv1.2',
        ciphers: 'AES128-SHA',
      });
      await once(wrong, 'close').catch(() => {});
      // The site is away.
      await server.end('SIGTERM');
      assert.equal((await ask('/')).status, 502);
      await server.start();
      assert.equal((await ask('/')).status, 200);
      assert.deepEqual(
        proxy
          .log()
          .split('\n')
          .filter((line) => line.includes(visitor)),
        [],
      );
    });
  });
}
