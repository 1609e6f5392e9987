/** A kind of request with a list and a date, which no page of ours asks for: what a guide promises of it holds. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { languages } from '../domain/languages.ts';
import * as domain from '../domain/requests/index.ts';
import type { StoredRequest } from '../server/store/store.ts';
import { mailConfig } from './support/mail-config.ts';
import { untouched } from './support/requests.ts';
import { addVisit } from './support/visit.ts';

// Before anything is made from the list of kinds.
const form = addVisit(domain);
const { loadContent } = await import('../server/content.ts');
const { compose } = await import('../server/delivery/mail.ts');
const { fillAnswerPage } = await import('../server/requests/answer-page.ts');
const { prepareTemplate } = await import('../server/requests/answer-template.ts');
const { Refusal } = await import('../server/http/refusal.ts');
const { exportRequests } = await import('../cli/export-commands.ts');

const folder = mkdtempSync(path.join(tmpdir(), 'kogge-sixth-'));
after(() => rmSync(folder, { recursive: true }));
cpSync(fileURLToPath(new URL('../content', import.meta.url)), folder, { recursive: true });
const load = () => loadContent(pathToFileURL(`${folder}/`));

// biome-ignore lint/suspicious/noExplicitAny: a tree of words, changed before its schema sees it
function change(file: string, work: (words: any) => void) {
  const words = parse(readFileSync(path.join(folder, file), 'utf8'));
  work(words);
  writeFileSync(path.join(folder, file), stringify(words));
}

const request = {
  id: 'KG-7Q2M9F0X',
  kind: 'visit',
  form,
  language: 'de',
  fields: { name: 'Ida', email: 'ida@example.org', time: 'Evening', day: '2026-12-01' },
  files: [],
  consent: null,
  receivedAt: new Date('2026-11-20T10:00:00Z'),
  jobClosedAt: null,
  spamReason: null,
  handling: untouched,
} as unknown as StoredRequest;

describe('a kind of request with a list and a date', () => {
  it('names every word that it lacks', () => {
    assert.throws(load, (error: Error) => {
      for (const place of ['fields.time', 'fields.day', 'values.time', 'forms.visit']) {
        assert(error.message.includes(`content/de/forms.yaml: ${place}: `), place);
      }
      return true;
    });
    for (const language of languages) {
      change(`${language}/forms.yaml`, (words) => {
        words.forms.visit = words.forms['api-access'];
        words.fields.time = { label: 'Time', missing: 'Choose one.', invalid: 'Not in the list.' };
        words.fields.day = { label: 'Day', invalid: 'No such day.' };
        words.values.time = { Morning: 'Vormittag', Evening: 'Abend' };
      });
      change(`${language}/mail.yaml`, (words) => {
        words.notification.visit = words.notification['api-access'];
        words.confirmation.visit = words.confirmation['api-access'];
        Object.assign(words.fields, { time: 'Time', day: 'Day' });
      });
    }
    load();
  });

  it('is told in mails in the words of their language', () => {
    const row = {
      requestId: request.id,
      messageId: '<x@kogge.example>',
      attempts: 0,
      createdAt: request.receivedAt,
    };
    const material = { files: [], failing: null, waiting: 0 };
    const mail = (channel: 'notification' | 'confirmation') =>
      compose(load(), { ...row, channel }, request, material, mailConfig);
    assert.match(String(mail('notification').text), /^Time: Abend\nDay: 1\. Dezember 2026$/m);
    assert.match(String(mail('confirmation').html), /Abend/);
  });

  it('keeps what was chosen on the page that answers without script', () => {
    const parts = ['success', 'failure', 'title', 'text', 'detail', 'form-title', 'back', 'form'];
    const html =
      `<title>x</title><main>${parts.map((part) => `<p data-answer="${part}"></p>`).join('')}` +
      '<div data-answer="summary" hidden><p data-answer="summary-title"></p><ul data-answer="summary-list"></ul></div>' +
      '<select name="time" id="f-time"><option value=""></option><option value="Morning">1</option><option value="Evening">2</option></select>' +
      '<p data-error-for="time" hidden></p><input type="date" name="day" id="f-day"><p data-error-for="day" hidden></p></main>';
    const template = prepareTemplate('de/visit', { html, headers: {} as never });
    const page = (values: Record<string, string>) => {
      const refusal = new Refusal('invalid_fields', { fields: { day: 'invalid' } });
      return fillAnswerPage(template, load(), {
        language: 'de',
        form,
        values,
        files: [],
        refusal,
      }).toString();
    };
    const kept = page({ time: 'Evening', day: '2026-02-31' });
    assert.match(kept, /<option value="Morning" +>1/);
    assert.match(kept, /<option value="Evening" selected>2/);
    assert.match(kept, /name="day" id="f-day" aria-invalid="true" value="2026-02-31"/);
    assert.match(kept, /No such day\./);
    assert.doesNotMatch(page({ time: '"><script>' }), /<script|selected/);
  });

  it('is exported', async () => {
    let written = '';
    await exportRequests.run(
      {
        store: { requests: { find: async () => [request] } },
        write: (piece: string) => {
          written += piece;
        },
        note: () => {},
      } as never,
      { positionals: [], values: { csv: true } },
    );
    const [head = '', line = ''] = written.split('\r\n').map((each) => each.split(','));
    assert.equal(line[head.indexOf('time')], 'Evening');
    assert.equal(line[head.indexOf('day')], '2026-12-01');
  });
});
