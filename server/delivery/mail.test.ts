import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import type { Language } from '../../domain/languages.ts';
import { type Channel, type FormId, formIds } from '../../domain/requests/index.ts';
import { content } from '../../tests/support/content.ts';
import { mailConfig } from '../../tests/support/mail-config.ts';
import { exampleFields, exampleRequest, smallPdf, untouched } from '../../tests/support/requests.ts';
import type { Outgoing, OutgoingState, StoredRequest } from '../store/store.ts';
import { compose } from './mail.ts';

const row = (channel: Channel): Outgoing => ({
  requestId: 'KG-7Q2M9F0X',
  channel,
  messageId: `<kg-7q2m9f0x.${channel}@kogge.example>`,
  attempts: 0,
  createdAt: new Date('2026-11-20T10:00:00Z'),
});
const everyForm = formIds();
const languages: Language[] = ['en', 'de'];

/** The parsed mail, and its raw text. */
async function mailOf(
  channel: Channel,
  form: FormId,
  changes: Parameters<typeof exampleRequest>[1] = {},
  failing: OutgoingState | null = null,
): Promise<Email & { raw: string }> {
  const { files, idempotency: _, ...incoming } = exampleRequest(form, changes);
  const request: StoredRequest = {
    ...incoming,
    id: 'KG-7Q2M9F0X',
    files: files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length })),
    handling: untouched,
  };
  const stored = files.filter(({ bytes }) => bytes.length > 0);
  const mail = compose(
    content,
    row(channel),
    request,
    { files: stored, failing, waiting: failing ? 1 : 0 },
    mailConfig,
  );
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  return { ...(await PostalMime.parse(message as Buffer)), raw: String(message) };
}

/** The example fields of a demo request, some of them changed. */
const demoFields = (changes: Record<string, string>) => ({ ...exampleFields('demo'), ...changes });

const names = (mail: Email) => mail.headers.map(({ key }) => key).sort();

describe('mails', () => {
  for (const language of languages) {
    for (const form of everyForm) {
      it(`fills every {name} of ${form} in ${language}`, async () => {
        for (const channel of ['notification', 'confirmation'] as const) {
          const mail = await mailOf(channel, form, { language });
          for (const part of [mail.subject, mail.text, mail.html]) {
            assert.doesNotMatch(part?.replace(/<style>.*<\/style>/s, '') ?? '', /[{}]|undefined|null/);
          }
          assert.match(mail.subject ?? '', /KG-7Q2M9F0X/);
          assert.match(mail.text ?? '', language === 'de' ? /Guten Tag,/ : /Hello/);
        }
      });
    }
  }

  it('has kind, sender and number in the subject to the company', async () => {
    const subject = async (form: FormId, changes = {}) =>
      (await mailOf('notification', form, { language: 'de', ...changes })).subject;
    assert.equal(await subject('demo'), 'Demo: Loyalty Plus, Hansekontor (KG-7Q2M9F0X)');
    assert.equal(await subject('demo-home'), 'Beratung und Demo: Hansekontor (KG-7Q2M9F0X)');
    assert.match((await subject('application')) ?? '', /^Bewerbung: .+, Femke Brandt \(KG-7Q2M9F0X\)$/);
    // Braces of a sender are not filled, and a long name is truncated before the number.
    const company = `{requestId}\r\nBcc: ${'x'.repeat(200)}`;
    const long = await subject('api-access', { fields: { ...exampleFields('api-access'), company } });
    assert.match(long ?? '', /^API-Zugang: \{requestId\} Bcc: x{42}… \(KG-7Q2M9F0X\)$/);
  });

  it('asks the company to delete the mail with the request', async () => {
    const wanted = {
      en: /^Delete this email by then as well/m,
      de: /^Löschen Sie bis dahin auch diese Mail/m,
    };
    for (const language of languages) {
      for (const form of everyForm) {
        assert.match((await mailOf('notification', form, { language })).text ?? '', wanted[language], form);
      }
    }
  });

  it('sends the company every field, with Reply-To the sender', async () => {
    const mail = await mailOf('notification', 'demo');
    assert.deepEqual(mail.to?.[0]?.address, 'sales@kogge.example');
    assert.equal(mail.replyTo?.[0]?.address, 'femke@hansekontor.example');
    for (const value of Object.values(exampleFields('demo'))) assert(mail.text?.includes(value), value);
    assert.match(mail.text ?? '', /Received: 20 November 2026 at 11:00 CET\n/);
    assert.match(mail.text ?? '', /Consent: given on 20 November 2026 at 10:59 CET, text version 2026-11/);
    assert.match(mail.text ?? '', /deleted on 20 November 2028 \(2 years after receipt\)/);
  });

  it('quotes every line of a long text, without direction marks', async () => {
    const consent = 'Consent: given on 20 November 2026 at 10:59 CET, text version 2026-11';
    for (const end of ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085']) {
      const message = ['Moin', consent, '', '-- ', `\u202e${consent}`].join(end);
      const { text = '' } = await mailOf('notification', 'demo', {
        consent: null,
        fields: demoFields({ message }),
      });
      const lines = text.split(/[\r\n\u0085\u2028\u2029]+/);
      assert.deepEqual(
        lines.filter((line) => /^\W*Consent/.test(line) && !line.startsWith('> ')),
        ['Consent: not given'],
        JSON.stringify(end),
      );
      assert(!lines.includes('-- '));
      assert.doesNotMatch(text, /\u202e/);
    }
  });

  it('has no link in mails to the company', async () => {
    for (const form of everyForm) {
      const mail = await mailOf('notification', form);
      assert.equal(mail.html, undefined);
      assert.doesNotMatch(mail.text ?? '', /https?:|www\./);
    }
  });

  it('sends applications to careers, with files, and marks empty fields', async () => {
    const { phone: _, ...fields } = exampleFields('application');
    const mail = await mailOf('notification', 'application', { fields });
    assert.equal(mail.to?.[0]?.address, 'careers@kogge.example');
    assert.match(mail.text ?? '', /Telephone: not given\nCV: cv\.pdf\nCover letter: not given\n/);
    const [attachment] = mail.attachments;
    assert.equal(attachment?.filename, 'cv.pdf');
    assert.equal(attachment?.mimeType, 'application/pdf');
    assert.equal(attachment?.disposition, 'attachment');
    assert.deepEqual(Buffer.from(attachment?.content as ArrayBuffer), smallPdf);
  });

  it('does not block the process while a large file is encoded', async () => {
    let turns = 0;
    let running = true;
    setImmediate(function turn() {
      turns += 1;
      if (running) setImmediate(turn);
    });
    const files = [
      { field: 'resume', name: 'cv.pdf', inspected: true, bytes: Buffer.alloc(10 * 1024 * 1024, '%PDF') },
    ];
    const mail = await mailOf('notification', 'application', { files });
    running = false;
    assert(turns > 100, `${turns} turns of the event loop`);
    assert.deepEqual(Buffer.from(mail.attachments[0]?.content as ArrayBuffer), files[0]?.bytes);
  });

  it('confirms in the language of the page, in text and drawn', async () => {
    const mail = await mailOf('confirmation', 'demo', { language: 'de' });
    assert.equal(mail.subject, 'Demo-Anfrage eingegangen: Loyalty Plus (KG-7Q2M9F0X)');
    const { name } = content.company;
    assert.deepEqual(mail.from, { name, address: 'hello@kogge.example' });
    assert.match(mail.text ?? '', /am 20\. November 2026 um 11:00 Uhr \(MEZ\) bei uns eingegangen/);
    assert.match(mail.text ?? '', /https:\/\/www\.kogge\.example\/de\/cookie-policy/);
    assert.match(mail.html ?? '', /Wir haben Ihre Demo-Anfrage erhalten\./);
    assert.match(mail.html ?? '', /<html lang="de">/);
    assert.doesNotMatch(mail.html ?? '', /<img|<script|url\(/);
    assert.match(mail.html ?? '', /<h1 [^>]+>Wir haben Ihre Demo-Anfrage erhalten\.<\/h1>/);
    // The number is for copying and reading aloud: never in two lines.
    assert.match(
      mail.html ?? '',
      /Die Vorgangsnummer ist <span style="white-space:nowrap">KG-7Q2M9F0X<\/span>\./,
    );
    // Mail programs hide text after a line "-- " (RFC 3676, 4.3).
    assert.ok(mail.text?.includes(`\n-- \n${name}\n`));
    const prepaid = await mailOf('confirmation', 'consultation', { language: 'de' });
    assert.equal(prepaid.subject, 'Beratungsanfrage eingegangen: Prepaid-Karten (KG-7Q2M9F0X)');
  });

  it('translates offered values, and shows others as they were sent', async () => {
    const prepaid = await mailOf('notification', 'consultation', { language: 'de' });
    assert.match(prepaid.text ?? '', /^Infrastruktur: Prepaid-Karten$/m);
    const fields = demoFields({ productName: 'Loyalty Minus' });
    const unlisted = await mailOf('notification', 'demo', { fields });
    assert.match(unlisted.text ?? '', /^Product: Loyalty Minus$/m);
  });

  it('has the recipient of the request as Reply-To of the confirmation', async () => {
    for (const form of everyForm) {
      const { to } = await mailOf('notification', form);
      assert.deepEqual((await mailOf('confirmation', form)).replyTo, to, form);
    }
    const { replyTo } = await mailOf('confirmation', 'application');
    assert.equal(replyTo?.[0]?.address, 'careers@kogge.example');
  });

  it('repeats no text of the sender in a confirmation', async () => {
    const foreign = 'BUY https://bad.example';
    for (const form of everyForm) {
      const fields = Object.fromEntries(
        Object.keys(exampleRequest(form).fields).map((name) => [name, foreign]),
      );
      const files = [{ field: 'resume', name: `${foreign}.pdf`, inspected: true, bytes: smallPdf }];
      const mail = await mailOf('confirmation', form, {
        fields: { ...fields, email: 'victim@else.example' },
        ...(form === 'application' ? { files } : {}),
      });
      assert(!mail.raw.includes('bad.example'), form);
      assert(!`${mail.subject}${mail.text}${mail.html}`.includes('BUY'), form);
    }
  });

  it('marks every mail as auto-generated, with the Message-ID of its row', async () => {
    for (const channel of ['notification', 'confirmation'] as const) {
      const mail = await mailOf(channel, 'demo');
      assert.equal(mail.headers.find(({ key }) => key === 'auto-submitted')?.value, 'auto-generated');
      assert.equal(mail.messageId, row(channel).messageId);
    }
  });

  it('names row, attempts and error in an alert', async () => {
    const failing: OutgoingState = {
      ...row('confirmation'),
      attempts: 3,
      nextAttemptAt: null,
      withheld: null,
      deliveredAt: null,
      lastError: '550 {no} such user',
    };
    const mail = await mailOf('alert', 'demo', { language: 'de' }, failing);
    assert.equal(mail.to?.[0]?.address, 'sales@kogge.example');
    assert.match(mail.text ?? '', /Bestätigung an die anfragende Person/);
    assert.match(mail.text ?? '', /550 \{no\} such user/);
  });

  it('states that the files of released spam were deleted', async () => {
    const files = [{ field: 'resume', name: 'cv.pdf', inspected: true, bytes: new Uint8Array() }];
    const mail = await mailOf('notification', 'application', { files });
    assert.match(
      mail.text ?? '',
      /Not attached: CV\. The files were deleted while the request was suspected/,
    );
    assert.deepEqual(mail.attachments, []);
  });

  it('names files that were not inspected', async () => {
    const files = [
      { field: 'resume', name: 'cv.pdf', inspected: true, bytes: smallPdf },
      { field: 'coverLetter', name: 'letter.pdf', inspected: false, bytes: smallPdf },
    ];
    const mail = await mailOf('notification', 'application', { files });
    assert.match(mail.text ?? '', /Attached: CV and Cover letter\..+\nNot checked: Cover letter\. /);
    const inGerman = await mailOf('notification', 'application', { files, language: 'de' });
    assert.match(inGerman.text ?? '', /\nNicht geprüft: Anschreiben\. /);
    const confirmation = await mailOf('confirmation', 'application', { files });
    assert.doesNotMatch(confirmation.text ?? '', /Not checked/);
  });

  it('gives the deletion date of an application received after recruitment had ended', async () => {
    const { receivedAt } = exampleRequest('application');
    for (const channel of ['notification', 'confirmation'] as const) {
      const late = await mailOf(channel, 'application', { jobClosedAt: receivedAt });
      assert.match(late.text ?? '', /20 November 2027 \(1 year after receipt\)/);
      // Recruitment that ends after receipt does not change the period in the mail.
      const closed = new Date(receivedAt.getTime() + 1);
      const ordinary = await mailOf(channel, 'application', { jobClosedAt: closed });
      assert.doesNotMatch(ordinary.text ?? '', /2027/);
    }
  });

  it('has no header or recipient from a value of the sender', async () => {
    const plain = {
      notification: await mailOf('notification', 'application'),
      confirmation: await mailOf('confirmation', 'application'),
    };
    const attacks = [
      'x\r\nBcc: evil@bad.example',
      'x\nBcc: evil@bad.example',
      'x\rBcc: evil@bad.example',
      'x\u0000Bcc: evil@bad.example',
      'x\u2028Bcc: evil@bad.example',
      'x\u2029Bcc: evil@bad.example',
      'x\u0085Bcc: evil@bad.example',
      '=?utf-8?Q?x=0D=0ABcc:_evil@bad.example?=',
      '=?utf-8?B?DQpCY2M6IGV2aWxAYmFkLmV4YW1wbGU=?=',
      'x\r\n\r\n<script>alert(1)</script>',
      '"x" <evil@bad.example>, y',
    ];
    for (const attack of attacks) {
      for (const channel of ['notification', 'confirmation'] as const) {
        const fields = {
          ...exampleFields('application'),
          name: attack,
          phone: attack,
          jobTitle: attack,
        };
        const files = [{ field: 'resume', name: `${attack}.pdf`, inspected: true, bytes: smallPdf }];
        const mail = await mailOf(channel, 'application', { fields, files });
        assert.deepEqual(names(mail), names(plain[channel]), JSON.stringify(attack));
        assert.deepEqual(
          [mail.to, mail.cc, mail.bcc, mail.replyTo],
          [plain[channel].to, undefined, undefined, plain[channel].replyTo],
        );
        assert.equal(mail.attachments.length, plain[channel].attachments.length);
      }
      for (const email of [
        `a@x.example${attack}`,
        attack,
        'a@x.example, b@y.example',
        'a@x.example b@y.example',
      ]) {
        await assert.rejects(
          mailOf('confirmation', 'demo', { fields: demoFields({ email }) }),
          /Not a mail address/,
        );
      }
    }
  });

  it('knows every product and job that the website offers', async () => {
    for (const language of languages) {
      const { products } = content.interfaceWords[language];
      for (const { name: productName } of Object.values(products)) {
        const fields = demoFields({ productName });
        const mail = await mailOf('confirmation', 'demo', { language, fields });
        assert(mail.subject?.includes(`: ${productName} (`), productName);
      }
    }
    for (const title of content.offeredJobs) {
      const fields = { ...exampleFields('application'), jobTitle: title };
      const mail = await mailOf('confirmation', 'application', { fields });
      assert(mail.subject?.includes(`: ${title} (`), title);
    }
  });
});
