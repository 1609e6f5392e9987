import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unbroken } from './unbroken.ts';

const page = (body: string) =>
  `<!doctype html><html><head><title>E-Mail</title></head><body>${body}</body></html>`;
const inPage = (body: string) =>
  unbroken(page(body)).slice(page('').indexOf('</body>'), -'</body></html>'.length);
const whole = (text: string) => `<keep-whole>${text}</keep-whole>`;

test('a compound up to 16 letters stays in one line, a longer one may break', () => {
  assert.equal(
    inPage('<p>Eine Prepaid-Karte, per E-Mail oder <a href="/x-y">REST-API</a></p>'),
    `<p>Eine ${whole('Prepaid-Karte')}, per ${whole('E-Mail')} oder <a href="/x-y">${whole('REST-API')}</a></p>`,
  );
  assert.equal(inPage('<p>(„DACH-Region“)</p>'), `<p>(„${whole('DACH-Region')}“)</p>`);
  assert.equal(inPage('<p>die Prepaid-Kartenlösung</p>'), '<p>die Prepaid-Kartenlösung</p>');
});

test('the law keeps its number, an amount its sign', () => {
  assert.equal(
    inPage('<p>Art. 6 (1) (f), § 8 Abs. 2 EStG: bis 50 €, 7 % mehr</p>'),
    `<p>${whole('Art. 6 (1) (f)')}, ${whole('§ 8')} ${whole('Abs. 2')} EStG: bis ${whole('50 €')}, ${whole('7 %')} mehr</p>`,
  );
});

test('addresses, attributes, drawings, islands, buttons and heads of documents are left as they are', () => {
  for (const html of [
    '<p title="E-Mail">hello@e-mail.example kogge.example/up-to 5-7 2026-11-20</p>',
    '<svg><text>E-Mail</text></svg>',
    '<astro-island><p>E-Mail &amp; more</p></astro-island>',
    '<p><button>E-Mail</button></p>',
    '<div>E-Mail</div>',
  ]) {
    assert.equal(unbroken(page(html)), page(html));
  }
});
