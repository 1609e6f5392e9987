import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import stringWidth from 'string-width';
import { printable } from '../domain/printable.ts';
import { csvLine } from '../server/store/csv.ts';
import { runCommand } from '../tests/support/command-line.ts';
import { exampleRequest, smallPdf } from '../tests/support/requests.ts';
import { openTestStore } from '../tests/support/store.ts';
import { table } from './terminal.ts';

describe('command line', () => {
  let dataDir: string;
  let answer: boolean;
  let width: number;
  let purge: (() => Promise<boolean>) | undefined;

  const open = () => openTestStore(dataDir);
  const save = async (
    form: Parameters<typeof exampleRequest>[0],
    changes: Parameters<typeof exampleRequest>[1] = {},
  ) => {
    const store = await open();
    const saved = await store.requests.save(exampleRequest(form, changes), ['notification', 'confirmation']);
    await store.close();
    return 'id' in saved ? saved.id : assert.fail();
  };
  const requests = (...args: string[]) =>
    runCommand(args, {
      dataDir,
      openStore: async () => {
        const store = await open();
        return purge ? { ...store, erasure: { ...store.erasure, purge } } : store;
      },
      width,
      confirm: async () => answer,
    });

  beforeEach(async () => {
    answer = false;
    width = 80;
    purge = undefined;
    dataDir = await mkdtemp(path.join(tmpdir(), 'kogge-cli-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('lists requests within the width of the terminal, numbers never cut', async () => {
    const id = await save('application');
    await save('demo', { fields: { ...exampleRequest('demo').fields, name: '漢字 🚢 '.repeat(40) } });
    const { out } = await requests('list');
    const lines = out.trimEnd().split('\n');
    assert.equal(lines.length, 3);
    for (const line of lines) assert(stringWidth(line) <= 80, line);
    assert.match(out, new RegExp(`^${id} {2}2026-11-20 11:00`, 'm'));
  });

  it('says what each request is about: what its page fixed, or the company', async () => {
    await save('consultation');
    await save('demo-home', { fields: { name: 'Ole', email: 'ole@else.example', company: 'Kontor Ole' } });
    assert.match((await requests('list')).out, / {2}Prepaid Ca…$/m);
    assert.match((await requests('list')).out, / {2}Kontor Ole$/m);
  });

  it('leaves columns out where the terminal is too narrow for all, and cuts nothing where there is none', async () => {
    const fields = { ...exampleRequest('demo').fields, name: 'Wilhelmine Überseehafen'.repeat(5) };
    const id = await save('api-documentation', { fields });
    await save('demo', { spamReason: 'honeypot' });
    width = 60;
    for (const command of [['list'], ['list', '--waiting'], ['spam'], ['stats']]) {
      const { out } = await requests(...command);
      for (const line of out.trimEnd().split('\n')) assert(stringWidth(line) <= 60, line);
    }
    assert.match(
      (await requests('list')).out,
      new RegExp(`^${id}  2026-11-20 11:00  api-documentation  Wilhel`, 'm'),
    );
    assert.doesNotMatch((await requests('stats')).out, /…/);
    width = Number.POSITIVE_INFINITY;
    const { out } = await requests('list');
    assert(out.includes(fields.name) && out.includes('femke@hansekontor.example'));
  });

  it('takes a day as Bremen has it, and nothing else', async () => {
    await save('demo', { receivedAt: new Date('2026-11-19T23:30:00Z') });
    assert.match((await requests('list', '--since', '2026-11-20')).out, /2026-11-20 00:30/);
    assert.equal((await requests('list', '--since', '2026-11-21')).notes, 'No requests.\n');
    for (const day of ['20.11.2026', '5', '2026-02-30']) {
      assert.match((await requests('list', '--since', day)).notes, /is not a date/);
    }
  });

  it('chooses by kind, day, sender and what waits', async () => {
    await save('demo');
    await save('application', { receivedAt: new Date('2026-11-01T10:00:00Z') });
    const count = async (...options: string[]) =>
      JSON.parse((await requests('list', '--json', ...options)).out).length;
    assert.equal(await count(), 2);
    assert.equal(await count('--kind', 'application'), 1);
    assert.equal(await count('--since', '2026-11-20'), 1);
    assert.equal(await count('--email', 'nobody@else.example'), 0);
    assert.equal(await count('--waiting', '--limit', '1'), 1);
  });

  it('shows a request by its number, however it is typed, without letting it steer the terminal', async () => {
    const message = 'One\r\ntwo \u001b[2Jgone \u202ereversed';
    const id = await save('demo', { fields: { ...exampleRequest('demo').fields, message } });
    const { out } = await requests('show', id.slice(3).toLowerCase());
    assert.match(out, /Message {10}One\n {17}two ·\[2Jgone ·reversed/);
    assert.match(out, /confirmation {5}waiting, next attempt 2026-11-20 11:00/);
  });

  it('exports CSV that no spreadsheet runs, and JSON byte for byte', async () => {
    const fields = { ...exampleRequest('demo').fields, name: '=1+1', message: 'a "b"\nc, d' };
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

  it('leaves no file behind when an export was typed wrongly', async () => {
    const file = path.join(dataDir, 'out.csv');
    assert.equal((await requests('export', '--csv', '--kind', 'dmeo', '--out', file)).code, 2);
    assert.equal((await requests('export', '--json', '--semicolon', '--out', file)).code, 2);
    assert.equal((await requests('export', '--csv', '--out', file)).code, 0);
  });

  it('downloads files for their reader only and overwrites nothing', async () => {
    const id = await save('application');
    const { out } = await requests('download', id, '--out', path.join(dataDir, 'files'));
    const file = out.trim();
    assert.equal(path.basename(file), `${id}-resume-cv.pdf`);
    assert.deepEqual(await readFile(file), smallPdf);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    assert.equal((await requests('download', id, '--out', path.join(dataDir, 'files'))).code, 1);
  });

  it('downloads into DATA_DIR unless told otherwise, again and again, and erases that with the request', async () => {
    const id = await save('application');
    const file = path.join(dataDir, 'downloads', `${id}-resume-cv.pdf`);
    assert.equal((await requests('download', id)).out, `${file}\n`);
    assert.equal((await requests('download', id)).code, 0);
    assert.deepEqual(await readFile(file), smallPdf);
    const { notes } = await requests('erase', 'femke@hansekontor.example', '--yes');
    assert.match(notes, /the files that you have written elsewhere with `export --out`/);
    assert.deepEqual(await readdir(path.join(dataDir, 'downloads')), []);
  });

  it('says that files were deleted, and why', async () => {
    const id = await save('application', {
      spamReason: 'honeypot',
      receivedAt: new Date('2026-10-01T10:00:00Z'),
    });
    assert.match(
      (await requests('retention', '--dry-run')).out,
      /^1 file of suspected spam would be deleted\.$/m,
    );
    assert.match((await requests('retention')).out, /^1 file of suspected spam deleted\.$/m);
    assert.match((await requests('show', id)).out, /^CV +cv\.pdf, deleted while suspected of spam$/m);
    assert.match((await requests('download', id)).notes, /were deleted while it was suspected of spam/);
    assert.equal((await requests('release', id)).code, 0);
    assert.match((await requests('show', id)).out, /^CV +cv\.pdf, deleted while suspected of spam$/m);
  });

  it('says when a request will be deleted', async () => {
    const shown = async (id: string) => /^Deleted +(.+)$/m.exec((await requests('show', id)).out)?.[1];
    assert.equal(await shown(await save('demo')), 'on 2028-11-20, unless erased before');
    const application = await save('application');
    assert.equal(await shown(application), '1 year after its job is closed, unless erased before');
    await requests('close-job', 'Working Student Backend Developer');
    assert.equal(await shown(application), 'on 2027-11-20, unless erased before');
  });

  it('throws suspected spam away at once, and nothing else', async () => {
    const suspected = await save('demo', { spamReason: 'honeypot' });
    const ordinary = await save('demo');
    assert.equal((await requests('discard', ordinary)).code, 1);
    assert.equal((await requests('discard', suspected)).out, `Deleted ${suspected}.\n`);
    assert.equal((await requests('show', suspected)).code, 1);
    assert.equal((await requests('show', ordinary)).code, 0);
  });

  it('waits while another process reads what was deleted, says so, and gives up after ten minutes', async () => {
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
    const never = await requests('retention');
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
    assert.match((await requests('close-job')).out, /Working Student Backend Developer {2}1/);
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

  it('shows suspected spam with its reason and releases it', async () => {
    const id = await save('demo', { spamReason: 'sent after 0.4 s' });
    assert.match((await requests('spam')).out, /sent after 0\.4 s/);
    assert.equal((await requests('list')).notes, 'No requests.\n');
    assert.equal((await requests('release', id)).code, 0);
    assert.equal((await requests('release', id)).code, 1);
    assert.match((await requests('list')).out, /2 waiting/);
  });

  it('says which mails wait and why', async () => {
    const id = await save('demo');
    const store = await openTestStore(dataDir);
    const [row] = await store.outbox.lease(1, new Date(), 1000);
    assert(row);
    await store.outbox.markFailed(row, '550 no such box', null);
    await store.close();
    assert.match(
      (await requests('show', id)).out,
      new RegExp(`^${row.channel} +given up, resend starts again, 1 failed: 550 no such box$`, 'm'),
    );
    const { out } = await requests('list', '--waiting');
    assert.match(out, new RegExp(`^${id} +${row.channel} +given up +1 +550 no such box$`, 'm'));
    assert.equal(out.trimEnd().split('\n').length, 3);
  });

  it('says which confirmations were withheld and why, and sends them only when their request is named', async () => {
    const id = await save('demo');
    const store = await open();
    const rows = await store.outbox.lease(2, new Date(), 1000);
    for (const row of rows) {
      if (row.channel === 'notification') await store.outbox.markDelivered(row, new Date());
      else await store.outbox.admit(row, 'hash', { perDay: 0, perHour: 0 }, new Date());
    }
    await store.close();
    const why = 'its recipient has had the confirmations of the day';
    assert.match(
      (await requests('show', id)).out,
      new RegExp(`^confirmation +withheld, resend sends it: ${why}$`, 'm'),
    );
    assert.match((await requests('list')).out, / {2}1 withheld {2}/);
    width = 120;
    assert.match(
      (await requests('list', '--waiting')).out,
      new RegExp(`^${id} +confirmation +withheld +0 +${why}$`, 'm'),
    );
    assert.match((await requests('stats')).out, /demo +1 +0 +0 +1 /);
    assert.equal((await requests('resend', '--waiting')).notes, 'Nothing waits.\n');
    assert.match((await requests('resend', id)).out, /1 mail will be sent/);
    assert.match((await requests('list')).out, / {2}1 waiting {2}/);
  });

  it('sends again one request or all that waits', async () => {
    const id = await save('demo');
    assert.match((await requests('resend', id)).out, /2 mails/);
    assert.match((await requests('resend', '--waiting')).out, /2 mails/);
    assert.equal((await requests('resend')).code, 2);
  });

  it('says what retention would delete before it does', async () => {
    await save('demo', { receivedAt: new Date('2024-11-20T11:00:00Z') });
    assert.match((await requests('retention', '--dry-run')).out, /1 request would be deleted/);
    assert.match((await requests('retention')).out, /1 request deleted/);
    assert.equal((await requests('retention')).notes, 'Nothing is due.\n');
  });

  it('counts every kind', async () => {
    await save('consultation');
    assert.match((await requests('stats')).out, /consultation +1 +0 +2 +0 +2026-11-20 11:00/);
  });

  it('explains every command, and what was typed wrongly', async () => {
    const { out } = await requests();
    for (const [, name] of out.matchAll(/^ {2}([a-z-]+)/gm)) {
      if (name === 'help') continue;
      assert.match((await requests('help', name ?? '')).out, /Examples:\n {2}npm run requests -- /);
    }
    for (const line of out.split('\n')) assert(line.length <= 90, line);
    assert.deepEqual([(await requests('lst')).code, (await requests('list', '--foo')).code], [2, 2]);
    assert.equal((await requests('help', 'lst')).code, 2);
    assert.match((await requests('list', '--kind', 'x')).notes, /There is no kind "x"/);
    assert.match((await requests('show', 'KG-00000000')).notes, /There is no request KG-00000000/);
  });
});

describe('CSV', () => {
  it('disarms everything that a spreadsheet takes for a formula', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝', '＠']) {
      assert.match(csvLine([`${start}x`]), /^"?'/, JSON.stringify(start));
    }
    assert.equal(csvLine(['a', '1', '', 'x=1']), 'a,1,,x=1\r\n');
  });

  it('disarms what would start a cell for a spreadsheet that splits at other marks', () => {
    for (const mark of [';', ',', '\t', '\n', '\r\n', '; ']) {
      for (const separator of [',', ';'] as const) {
        assert.equal(csvLine([`x${mark}=1+1`], separator), `"x${mark}'=1+1"\r\n`);
      }
    }
  });
});

describe('terminal', () => {
  it('prints nothing that steers it', () => {
    assert.equal(printable('a\u001b[31m\u0007\u009b\u202e\ufeff\u061cb\nc\td'), 'a·[31m·····b\nc\td');
  });

  it('cuts only where it must', () => {
    assert.equal(table(['A', 'B'], [['one', 'two']], { width: 80 }), 'A    B\none  two');
    assert.equal(
      table(['A', 'B'], [['1234567', 'abcdefghij']], { width: 14, firm: 1 }),
      'A        B\n1234567  abcd…',
    );
  });
});
