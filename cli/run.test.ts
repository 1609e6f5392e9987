import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { printable } from '../domain/printable.ts';
import type { FormId } from '../domain/requests/index.ts';
import { csvLine } from '../server/store/csv.ts';
import type { Store } from '../server/store/store.ts';
import { runCommand } from '../tests/support/command-line.ts';
import { type Changes, exampleFields, saveExample, smallPdf } from '../tests/support/requests.ts';
import { openTestStore } from '../tests/support/store.ts';

describe('command line', () => {
  let dataDir: string;
  let answer: boolean;
  let purge: (() => Promise<boolean>) | undefined;

  const open = () => openTestStore(dataDir);
  const use = async <Result>(work: (store: Store) => Promise<Result>) => {
    const store = await open();
    return work(store).finally(() => store.close());
  };
  const save = (form: FormId, changes?: Changes) =>
    use((store) => saveExample(store, form, changes, ['notification', 'confirmation']));
  const requests = (...args: string[]) =>
    runCommand(args, {
      dataDir,
      openStore: async () => {
        const store = await open();
        return purge ? { ...store, erasure: { ...store.erasure, purge } } : store;
      },
      confirm: async () => answer,
    });

  beforeEach(async () => {
    answer = false;
    purge = undefined;
    dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-cli-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('lists a request in one line of cells separated by tabs, whatever its texts contain', async () => {
    const name = `Ole \t\u001b[2J\u202e\n${'漢字 🚢 '.repeat(40)}`;
    const id = await save('demo-home', {
      fields: { name, email: 'ole@else.example', company: 'Kontor Ole' },
    });
    const { out } = await requests('list');
    assert.equal(
      out,
      `${[
        id,
        '2026-11-20 11:00',
        'demo',
        `Ole ·[2J· ${'漢字 🚢 '.repeat(40)}`,
        'ole@else.example',
        'Kontor Ole',
        '2 waiting',
      ].join('\t')}\n`,
    );
  });

  it('lists the newest first, with the subject of each request', async () => {
    await save('application', { receivedAt: new Date('2026-11-19T10:00:00Z') });
    await save('consultation');
    const lines = (await requests('list')).out.trimEnd().split('\n');
    assert.deepEqual(
      lines.map((line) => line.split('\t')[5]),
      ['Prepaid Card', 'Working Student Backend Developer'],
    );
    assert.equal((await requests('list', '--kind', 'application')).out, `${lines[1]}\n`);
    assert.equal((await requests('list', '--kind', 'demo')).notes, 'No requests.\n');
  });

  it('shows a request by its number, in any spelling, without control characters', async () => {
    const message = 'One\r\ntwo \u001b[2Jgone \u202ereversed';
    const id = await save('demo', { fields: { ...exampleFields('demo'), message } });
    const { out } = await requests('show', id.slice(3).toLowerCase());
    assert.match(out, /Message {10}One\n {17}two ·\[2Jgone ·reversed/);
    assert.match(out, /confirmation {5}waiting, next attempt 2026-11-20 11:00/);
  });

  it('exports CSV without formulas, and JSON byte for byte', async () => {
    const fields = { ...exampleFields('demo'), name: '=1+1', message: 'a "b"\nc, d' };
    await save('demo', { fields });
    await save('demo', { spamReason: 'honeypot' });
    const file = path.join(dataDir, 'out.csv');
    assert.equal((await requests('export', '--csv', '--out', file)).notes, '1 request exported.\n');
    const csv = await readFile(file, 'utf8');
    assert.match(csv, /^\ufeffid,kind,form,language,receivedAt,name,/);
    assert(csv.includes(`,'=1+1,femke@hansekontor.example,Hansekontor,,"a ""b""\nc, d",Loyalty Plus,`));
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    assert.equal((await requests('export', '--csv', '--out', file)).code, 1);
    assert.deepEqual(JSON.parse((await requests('export', '--json')).out)[0].fields, fields);
    const german = (await requests('export', '--csv', '--semicolon')).out;
    assert(german.includes(`;'=1+1;femke@hansekontor.example;Hansekontor;;"a ""b""\nc, d";Loyalty Plus;`));
  });

  it('exports by kind, sender and day in Bremen', async () => {
    await save('demo', { receivedAt: new Date('2026-11-19T23:30:00Z') });
    await save('application', { receivedAt: new Date('2026-11-01T10:00:00Z') });
    const count = async (...options: string[]) =>
      JSON.parse((await requests('export', '--json', ...options)).out).length;
    assert.equal(await count(), 2);
    assert.equal(await count('--kind', 'application'), 1);
    assert.equal(await count('--email', 'nobody@else.example'), 0);
    assert.equal(await count('--since', '2026-11-20'), 1);
    assert.equal(await count('--since', '2026-11-21'), 0);
    for (const day of ['20.11.2026', '5', '2026-02-30']) {
      assert.match((await requests('export', '--json', '--since', day)).notes, /is not a date/);
    }
  });

  it('leaves no file behind after wrong options of an export', async () => {
    const file = path.join(dataDir, 'out.csv');
    assert.equal((await requests('export', '--csv', '--kind', 'dmeo', '--out', file)).code, 2);
    assert.equal((await requests('export', '--json', '--semicolon', '--out', file)).code, 2);
    assert.equal((await requests('export', '--csv', '--out', file)).code, 0);
  });

  it('shows that files were deleted, and why', async () => {
    const id = await save('application', {
      spamReason: 'honeypot',
      receivedAt: new Date('2026-10-01T10:00:00Z'),
    });
    await use((store) => store.erasure.deleteSpamFiles(new Date('2026-11-20T12:00:00Z')));
    assert.match((await requests('show', id)).out, /^CV +cv\.pdf, deleted while suspected of spam$/m);
  });

  it('shows which files were not checked', async () => {
    const files = [
      { field: 'resume', name: 'cv.pdf', inspected: false, bytes: smallPdf },
      { field: 'coverLetter', name: 'letter.pdf', inspected: true, bytes: smallPdf },
    ];
    const id = await save('application', { files });
    const { out } = await requests('show', id);
    assert.match(out, /^CV +cv\.pdf, 1 KB, not checked: may be damaged or protected$/m);
    assert.match(out, /^Cover letter +letter\.pdf, 1 KB$/m);
    const [head, row] = (await requests('export', '--csv')).out.split('\r\n');
    const column = head?.split(',').indexOf('filesNotInspected') ?? -1;
    assert.equal(row?.split(',').at(column - (head?.split(',').length ?? 0)), 'resume');
  });

  it('shows when a request will be deleted', async () => {
    const shown = async (id: string) => /^Deleted +(.+)$/m.exec((await requests('show', id)).out)?.[1];
    assert.equal(await shown(await save('demo')), 'on 2028-11-20, unless erased before');
    const application = await save('application');
    assert.equal(await shown(application), '1 year after its job is closed, unless erased before');
    await requests('close-job', 'Working Student Backend Developer');
    assert.equal(await shown(application), 'on 2027-11-20, unless erased before');
  });

  it('waits while another process reads deleted data, says so, and gives up after ten minutes', async () => {
    await save('demo');
    let readers = 3;
    purge = async () => {
      readers -= 1;
      return readers === 0;
    };
    mock.timers.enable({ apis: ['setTimeout'] });
    const ending = requests('erase', 'femke@hansekontor.example', '--yes');
    const seconds = setInterval(() => mock.timers.tick(1000), 1);
    const { code, notes } = await ending;
    assert.equal(code, 0);
    assert.equal(notes.match(/another process reads the database; waiting …/g)?.length, 1);
    readers = -1;
    await save('demo');
    const never = await requests('erase', 'femke@hansekontor.example', '--yes');
    clearInterval(seconds);
    mock.timers.reset();
    assert.equal(never.code, 1);
    assert.match(
      never.notes,
      /What was deleted is still in the write-ahead log: for ten minutes another process/,
    );
    assert.equal(readers, -601);
  });

  it('closes a job by its title and names the open ones otherwise', async () => {
    await save('application');
    const wrong = await requests('close-job', 'Captain');
    assert.equal(wrong.code, 1);
    assert.match(wrong.notes, /There are some for "Working Student Backend Developer"/);
    assert.equal((await requests('close-job')).out, 'Working Student Backend Developer\t1 application\n');
    assert.match(
      (await requests('close-job', 'Working Student Backend Developer')).out,
      /1 application will be deleted a year from now/,
    );
    assert.equal((await requests('close-job')).notes, 'No open job has applications.\n');
  });

  it('erases a sender after asking', async () => {
    await save('demo');
    const refused = await requests('erase', 'femke@hansekontor.example');
    assert.equal(refused.code, 1);
    assert.match(refused.notes, /Nothing was deleted/);
    answer = true;
    assert.match((await requests('erase', ' FEMKE@hansekontor.example ')).out, /1 request deleted/);
    assert.equal((await requests('erase', 'femke@hansekontor.example', '--yes')).code, 1);
  });

  it('erases everything of the sender of a request, by its number', async () => {
    const id = await save('demo');
    await save('consultation');
    await save('demo-home', { fields: { name: 'Ole', email: 'ole@else.example', company: 'Kontor Ole' } });
    assert.match((await requests('erase', id, '--yes')).out, /2 requests deleted/);
    assert.match((await requests('list')).out, /^\S+\t[^\n]+\tole@else\.example\t[^\n]+\n$/);
    assert.equal((await requests('erase', id, '--yes')).notes, `There is no request ${id}.\n`);
  });

  it('shows suspected spam with its reason, and nowhere else', async () => {
    await save('demo', { spamReason: 'sent after 0.4 s' });
    assert.match((await requests('list', '--spam')).out, /\tsent after 0\.4 s\n$/);
    assert.equal((await requests('list')).notes, 'No requests.\n');
    assert.equal((await requests('list', '--spam', '--waiting')).code, 2);
  });

  it('shows which mails wait and why', async () => {
    const id = await save('demo');
    await use(async (store) => {
      const [row] = await store.outbox.outgoing({ requestId: id });
      await store.outbox.markFailed(row ?? assert.fail(), '550 no such box', null);
    });
    assert.match(
      (await requests('show', id)).out,
      /^notification +given up, resend starts again, 1 failed: 550 no such box$/m,
    );
    const { out } = await requests('list', '--waiting');
    assert.match(out, new RegExp(`^${id}\\tnotification\\tgiven up\\t1\\t550 no such box$`, 'm'));
    assert.equal(out.trimEnd().split('\n').length, 2);
  });

  it('shows which confirmations were withheld and why, and sends them only by the number of their request', async () => {
    const id = await save('demo');
    await use(async (store) => {
      for (const row of await store.outbox.outgoing({ requestId: id })) {
        if (row.channel === 'notification') await store.outbox.markDelivered(row, new Date());
        else await store.outbox.admit(row, 'hash', { perDay: 0, perHour: 0 }, new Date());
      }
    });
    const why = 'its recipient has had the confirmations of the day';
    assert.match(
      (await requests('show', id)).out,
      new RegExp(`^confirmation +withheld, resend sends it: ${why}$`, 'm'),
    );
    assert.match((await requests('list')).out, /\t1 withheld\n$/);
    assert.equal(
      (await requests('list', '--waiting')).out,
      `${[id, 'confirmation', 'withheld', '0', why].join('\t')}\n`,
    );
    assert.equal((await requests('resend', '--waiting')).notes, 'Nothing waits.\n');
    assert.match((await requests('resend', id)).out, /1 mail will be sent/);
    assert.match((await requests('list')).out, /\t1 waiting\n$/);
  });

  it('sends again one request or all that waits', async () => {
    const id = await save('demo');
    assert.match((await requests('resend', id)).out, /2 mails/);
    assert.match((await requests('resend', '--waiting')).out, /2 mails/);
    assert.equal((await requests('resend')).code, 2);
  });

  it('explains every command and wrong usage', async () => {
    const { out } = await requests();
    for (const name of ['list', 'show', 'export', 'erase', 'resend', 'close-job', 'backup', 'restore']) {
      assert.match(out, new RegExp(`^  ${name}`, 'm'));
    }
    for (const line of out.split('\n')) assert(line.length <= 90, line);
    assert.deepEqual([(await requests('lst')).code, (await requests('list', '--foo')).code], [2, 2]);
    assert.match((await requests('list', '--kind', 'x')).notes, /There is no kind "x"/);
    assert.match((await requests('show', 'KG-00000000')).notes, /There is no request KG-00000000/);
  });
});

describe('CSV', () => {
  it('escapes everything that a spreadsheet runs as a formula', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝', '＠']) {
      assert.match(csvLine([`${start}x`], ','), /^"?'/, JSON.stringify(start));
    }
    assert.equal(csvLine(['a', '1', '', 'x=1'], ','), 'a,1,,x=1\r\n');
  });

  it('escapes formulas after every separator that a spreadsheet may use', () => {
    for (const mark of [';', ',', '\t', '\n', '\r\n', '; ']) {
      for (const separator of [',', ';'] as const) {
        assert.equal(csvLine([`x${mark}=1+1`], separator), `"x${mark}'=1+1"\r\n`);
      }
    }
  });
});

describe('terminal', () => {
  it('prints no control characters', () => {
    assert.equal(printable('a\u001b[31m\u0007\u009b\u202e\ufeff\u061cb\nc\td'), 'a·[31m·····b\nc\td');
  });
});
