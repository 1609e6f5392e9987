import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { mailConfig } from '../../tests/support/mail-config.ts';
import { smallDisk } from '../../tests/support/small-disk.ts';
import { openMailTransport } from './mail-transport.ts';

const megabyte = 2 ** 20;
const mail = { from: 'hello@kogge.example', to: 'sales@kogge.example', text: 'Words of a visitor' };

it('never uses up the reserved free space, however many mails with files come at once', async (test) => {
  const disk = await smallDisk(100);
  if (!disk) return test.skip('needs the right to mount');
  test.after(disk.remove);
  const transport = openMailTransport({ ...mailConfig, dataDir: disk.folder }, 10, 1000);
  const send = (requestId: string, bytes: number) =>
    transport.send(
      {
        requestId,
        channel: 'notification',
        messageId: `<${requestId}@kogge.example>`,
        attempts: 0,
        createdAt: new Date('2026-11-20T10:00:00Z'),
      },
      bytes > 0
        ? { ...mail, attachments: [{ filename: 'cv.pdf', content: Buffer.alloc(bytes, '%') }] }
        : mail,
    );

  const large = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => send(`KG-LARGE${index}`, 9 * megabyte)),
  );

  const reasons = large.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  assert(reasons.length < large.length);
  assert.deepEqual(new Set(reasons), new Set(['ENOSPC']));
  const { bavail, blocks } = await statfs(disk.folder);
  assert(bavail > blocks * 0.05, `only ${bavail} of ${blocks} blocks are left`);
  const mails = path.join(disk.folder, 'mails');
  assert.equal(readdirSync(mails).length, large.length - reasons.length);

  // Mails without files are small: they are written until the disk is full.
  await writeFile(path.join(disk.folder, 'filler'), Buffer.alloc(bavail * 4096 - megabyte));
  await send('KG-SMALL', 0);
  assert(statSync(path.join(mails, 'KG-SMALL-notification.eml')).size > mail.text.length);
});
