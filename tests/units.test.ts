import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { root } from '../scripts/prepare.mjs';

const folder = fileURLToPath(new URL('../deploy/systemd', import.meta.url));
const analyze = '/usr/bin/systemd-analyze';
const skip = !existsSync(analyze) && `needs ${analyze} of Debian's package systemd`;

describe('the units of deploy/systemd', () => {
  let installed: string;
  const units = readdirSync(folder).filter((name) => name.startsWith('kogge-') && !name.endsWith('.d'));
  const services = units.filter((name) => name.endsWith('.service'));

  before(() => {
    installed = mkdtempSync(path.join(tmpdir(), 'kogge-units-'));
    cpSync(folder, path.join(installed, 'etc/systemd/system'), { recursive: true });
  });
  after(() => rmSync(installed, { recursive: true }));

  it('are understood by systemd', { skip }, () => {
    const system = path.join(installed, 'etc/systemd/system');
    // The programs must be there.
    for (const name of services) {
      const file = path.join(system, name);
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replaceAll('/srv/kogge/current', root.replace(/\/$/, '')),
      );
    }
    const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', ...units], {
      // With the machine's own units behind it.
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${system}:` },
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
    // Of units of the machine it may complain.
    assert.doesNotMatch(stderr, /kogge-/);
  });

  for (const name of services) {
    it(`${name} may do little on the machine`, { skip }, () => {
      const args = [
        'security',
        '--offline=true',
        `--root=${installed}`,
        '--threshold=30',
        '--no-pager',
        name,
      ];
      const { status, stdout, stderr } = spawnSync(analyze, args, { encoding: 'utf8' });
      assert.equal(status, 0, stderr + stdout.split('\n').slice(-3).join('\n'));
    });
  }
});
