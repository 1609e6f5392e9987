import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadContent } from './content.ts';
import { SetupError } from './env.ts';

describe('content of the server', () => {
  let folder: string;
  const load = () => loadContent(pathToFileURL(`${folder}/`));
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    assert.match(text, from);
    writeFileSync(path.join(folder, file), text.replace(from, to));
  };
  const problems = (): readonly string[] => {
    try {
      load();
      return [];
    } catch (error) {
      assert(error instanceof SetupError);
      // Without line numbers, which change with the content.
      return error.problems.map((problem) => problem.replace(/:\d+ {2}/, '  '));
    }
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kogge-content-'));
    cpSync(fileURLToPath(new URL('../content', import.meta.url)), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read from its files', () => {
    assert.deepEqual(load(), loadContent());
  });

  it('is refused as a whole, with file, key and reason of every problem', () => {
    change('de/forms.yaml', /^(\s+unavailable:) .*$/m, '$1 ""');
    change('en/mail.yaml', /^ {2}receivedAt:/m, '  recievedAt:');
    change('company.yaml', /hello: .*$/m, 'hello: nobody');
    assert.deepEqual(problems(), [
      'content/company.yaml  mail.hello: Invalid email address.',
      'content/de/forms.yaml  reasons.unavailable: This is empty.',
      'content/en/mail.yaml  labels.receivedAt: This key is missing. Write it like its neighbours.',
      'content/en/mail.yaml  labels.recievedAt: This key is not known here, and missing is: receivedAt. Rename or remove it.',
    ]);
  });

  it('is refused with an unknown {name} in any text of a mail', () => {
    change('de/mail.yaml', /^( {4}flag:) .*$/m, '$1 "{hallo}"');
    change('de/mail.yaml', /^( {4}summary:) .*$/m, '$1 "{halloMail}"');
    change('de/mail.yaml', /^(alert:.*?\n {2}closing:) [^\n]*$/ms, '$1 "{receivedAt}"');
    assert.deepEqual(problems(), [
      'content/de/mail.yaml  confirmation.shared.flag: {hallo} is not known here. Write here: Meaning of the drawn flag.',
      'content/de/mail.yaml  confirmation.shared.summary: {halloMail} is not known here. Write here: Above the list of number, date and what the website offered.',
      'content/de/mail.yaml  alert.closing: {receivedAt} is not known here.',
    ]);
  });

  it('is refused with an impossible date', () => {
    change('jobs.yaml', /posted: .*$/m, 'posted: "2026-02-31"');
    assert.deepEqual(problems(), ['content/jobs.yaml  backend.posted: A day of the calendar: 2026-11-02.']);
  });

  it('is refused with invalid YAML, by file and line, and with a missing file', () => {
    change('jobs.yaml', /^backend:/m, 'backend: "');
    rmSync(path.join(folder, 'de/interface.yaml'));
    const [yaml, missing, ...more] = problems();
    assert.match(yaml ?? '', /^content\/jobs\.yaml {2}A quote is opened on this line and not closed/);
    assert.match(missing ?? '', /^content\/de\/interface\.yaml {2}This file cannot be read: ENOENT/);
    assert.deepEqual(more, []);
  });
});
