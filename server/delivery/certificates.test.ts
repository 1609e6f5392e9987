import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { authorityFile, own } from '../../tests/support/certificates.ts';

const run = promisify(execFile);

describe('a private authority', () => {
  const server = createServer(own, (_, response) => response.end('trusted'));
  let folder: string;

  /** The output of a process that calls the server, with this line in its `.env`. */
  async function ask(line: string): Promise<string> {
    const file = path.join(folder, '.env');
    await writeFile(file, line);
    const { port } = server.address() as AddressInfo;
    const program = `import { trustExtraCertificates } from '${new URL('certificates.ts', import.meta.url)}';
      try {
        trustExtraCertificates({ extraCertificates: process.env.NODE_EXTRA_CA_CERTS ?? null });
        console.log(await (await fetch('https://localhost:${port}')).text());
      } catch (error) { console.log(error.cause?.code ?? error.message); }`;
    const args = [`--env-file=${file}`, '--input-type=module', '--eval', program];
    const { stdout } = await run(process.execPath, args, { env: { PATH: process.env.PATH } });
    return stdout.trim();
  }

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kogge-certificates-'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(async () => {
    server.close().closeAllConnections();
    await rm(folder, { recursive: true });
  });

  it('is trusted only when `.env` names it', async () => {
    assert.equal(await ask(`NODE_EXTRA_CA_CERTS=${authorityFile}`), 'trusted');
    assert.equal(await ask('LOG_LEVEL=info'), 'UNABLE_TO_VERIFY_LEAF_SIGNATURE');
  });

  it('is a setup problem when its file is missing', async () => {
    assert.equal(
      await ask('NODE_EXTRA_CA_CERTS=/nowhere.pem'),
      'NODE_EXTRA_CA_CERTS names /nowhere.pem, which cannot be used (ENOENT).',
    );
  });
});
