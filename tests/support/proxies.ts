import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Program } from './program.ts';
import { freePort } from './server.ts';

const deploy = new URL('../../deploy/', import.meta.url);
const name = 'www.kogge.example';
const deskName = 'desk.kogge.example';
const unknownName = 'other.example';

/** A proxy for site and desk with the files of `deploy/`; only addresses, ports and certificate are replaced. */
export class SiteProxy {
  readonly name = name;
  readonly deskName = deskName;
  /** A name of the certificate that belongs to neither. */
  readonly unknownName = unknownName;
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly certificate: string;
  readonly #program: Program;
  readonly #folder: string;

  private constructor(folder: string, ports: Ports, program: string, args: readonly string[]) {
    this.#folder = folder;
    this.httpsPort = ports.https;
    this.httpPort = ports.http;
    this.certificate = readFileSync(ports.certificate, 'utf8');
    const env = { PATH: process.env.PATH, HOME: folder, CADDY_ADMIN: `127.0.0.1:${ports.admin}` };
    this.#program = new Program(program, args, env);
  }

  /** `server` and `desk` are ports of loopback. */
  static nginx(server: number, desk: number): Promise<SiteProxy> {
    return SiteProxy.#start('nginx', (folder, ports) => {
      const listens = (more: string) => ({
        // Test machines may have no IPv6.
        [`    listen [::]:443 ssl http2${more};\n`]: '',
        [`    listen [::]:80${more};\n`]: '',
        'listen 443 ': `listen 127.0.0.1:${ports.https} `,
        [`listen 80${more};`]: `listen 127.0.0.1:${ports.http}${more};`,
      });
      const site = replaced('nginx.conf', {
        ...listens(' default_server'),
        'server 127.0.0.1:3000;': `server 127.0.0.1:${server};`,
        '/etc/ssl/kogge.pem': ports.certificate,
        '/etc/ssl/private/kogge.key': ports.key,
      });
      const ofDesk = replaced('desk.nginx.conf', {
        ...listens(''),
        'http://127.0.0.1:3001': `http://127.0.0.1:${desk}`,
        '/etc/ssl/desk.pem': ports.certificate,
        '/etc/ssl/private/desk.key': ports.key,
      });
      // The names in docs/deploy.md: nginx reads them in alphabetical order.
      mkdirSync(path.join(folder, 'conf.d'));
      writeFileSync(path.join(folder, 'conf.d/kogge.conf'), site);
      writeFileSync(path.join(folder, 'conf.d/kogge-desk.conf'), ofDesk);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      // Around it, as in Debian's nginx.conf; logs at the most verbose level.
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid;
        error_log ${folder}/logs/error.log info;
        events {}
        http { access_log ${folder}/logs/access.log; ${temporary.join(' ')} include ${folder}/conf.d/*.conf; }`,
      );
      return ['-e', `${folder}/logs/error.log`, '-p', folder, '-c', path.join(folder, 'nginx.conf')];
    });
  }

  /** `server` and `desk` are ports of loopback. */
  static caddy(server: number, desk: number): Promise<SiteProxy> {
    return SiteProxy.#start('caddy', (folder, ports) => {
      // No certificate for a name that is an example.
      const tls = `tls ${ports.certificate} ${ports.key}`;
      const site = replaced('Caddyfile', {
        '127.0.0.1:3000': `127.0.0.1:${server}`,
        'www.kogge.example {': `${name} {\n\t${tls}`,
        '{\n\t#': `{\n\tdebug\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tdefault_bind 127.0.0.1\n\t#`,
      });
      const ofDesk = replaced('desk.Caddyfile', {
        '127.0.0.1:3001': `127.0.0.1:${desk}`,
        'desk.kogge.example {': `${deskName} {\n\t${tls}`,
      });
      writeFileSync(path.join(folder, 'kogge-desk.Caddyfile'), ofDesk);
      writeFileSync(path.join(folder, 'Caddyfile'), `${site}\nimport kogge-desk.Caddyfile\n`);
      return ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')];
    });
  }

  static async #start(
    kind: 'nginx' | 'caddy',
    prepare: (folder: string, ports: Ports) => string[],
  ): Promise<SiteProxy> {
    const program = programOf(kind);
    if (!program) throw new Error(`${kind} is not installed`);
    const folder = mkdtempSync(path.join(tmpdir(), 'kogge-proxy-'));
    mkdirSync(path.join(folder, 'logs'));
    const ports = {
      https: await freePort(),
      http: await freePort(),
      admin: await freePort(),
      ...selfSigned(folder, [name, deskName, unknownName]),
    };
    const proxy = new SiteProxy(folder, ports, program, prepare(folder, ports));
    while (!(await proxy.#listens())) {
      if (proxy.#program.ended) throw new Error(proxy.log());
      await sleep(20);
    }
    return proxy;
  }

  /** Its output and log files. */
  log(): string {
    const logs = path.join(this.#folder, 'logs');
    return [
      this.#program.log,
      ...readdirSync(logs).map((file) => readFileSync(path.join(logs, file), 'utf8')),
    ].join('\n');
  }

  async stop(): Promise<void> {
    await this.#program.end();
    rmSync(this.#folder, { recursive: true });
  }

  async #listens(): Promise<boolean> {
    const socket = connect(this.httpsPort, '127.0.0.1');
    return once(socket, 'connect')
      .then(
        () => true,
        () => false,
      )
      .finally(() => socket.destroy());
  }
}

interface Ports {
  https: number;
  http: number;
  admin: number;
  key: string;
  certificate: string;
}

/** Path of a proxy from its Debian package, if it is installed. */
export function programOf(proxy: 'nginx' | 'caddy'): string | undefined {
  return [`/usr/sbin/${proxy}`, `/usr/bin/${proxy}`].find(existsSync);
}

/** A file of `deploy/` with these texts replaced; each must exist. */
function replaced(file: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(new URL(file, deploy), 'utf8');
  for (const [old, fresh] of Object.entries(changes)) {
    if (!text.includes(old)) throw new Error(`deploy/${file} lacks ${old}`);
    text = text.replace(old, () => fresh);
  }
  return text;
}

/** Paths of a new key and a self-signed certificate for these names. */
function selfSigned(
  folder: string,
  names: readonly [string, ...string[]],
): { key: string; certificate: string } {
  const [name] = names;
  const key = path.join(folder, `${name}.key`);
  const certificate = path.join(folder, `${name}.pem`);
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const about = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${names.map((each) => `DNS:${each}`)}`];
  execFileSync('openssl', ['req', ...kind, ...about, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
}
