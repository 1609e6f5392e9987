import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { testApp } from '../../tests/support/app.ts';
import { naughtyStrings } from '../../tests/support/naughty-strings.ts';
import { exampleFields, smallPdf } from '../../tests/support/requests.ts';

const demo = '/functions/v1/send-demo-request';
const jobs = '/functions/v1/send-job-application';
const valid = {
  name: 'Femke Brandt',
  email: 'femke@hansekontor.example',
  company: 'Hansekontor',
  form: 'demo-home',
  leaveEmpty: '',
  consent: 'v1',
};

type Element = DefaultTreeAdapterTypes.Element;
type TestApp = Awaited<ReturnType<typeof testApp>>;

/** Posts a form like a browser without script, and parses the answer page. */
async function submit({ app }: TestApp, path: string, body: Record<string, string> | FormData) {
  const response = await app.request(path, {
    method: 'POST',
    headers: { accept: 'text/html,application/xhtml+xml' },
    body: body instanceof FormData ? body : new URLSearchParams(body),
  });
  const html = await response.text();
  const elements = elementsOf(parse(html));
  return {
    status: response.status,
    headers: response.headers,
    html,
    elements,
    part: (name: string) => elements.find((element) => attribute(element, 'data-answer') === name),
    control: (name: string) => elements.find((element) => attribute(element, 'name') === name) as Element,
    title: textOf(elements.find(({ tagName }) => tagName === 'title')),
  };
}

describe('a form posted without script', () => {
  let site: TestApp;
  before(async () => {
    site = await testApp();
  });
  after(() => site.stop());

  test('gets a success page in its language', async () => {
    const page = await submit(site, demo, { ...valid, language: 'de', page: '/de' });
    assert.equal(page.status, 200);
    assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.equal(page.headers.get('cache-control'), 'no-store');
    assert.match(page.title, /^Demo-Anfrage gesendet \| /);
    assert.equal(textOf(page.part('title')), 'Demo-Anfrage gesendet');
    assert(page.part('success'));
    assert(!page.part('failure') && !page.part('form'));
    assert.equal(attribute(page.part('back'), 'href'), '/de');
  });

  test('posted twice within the hour is stored once', async () => {
    const count = (await site.store.requests.find()).length;
    await submit(site, demo, { ...valid, name: 'Twice' });
    await submit(site, demo, { ...valid, name: 'Twice' });
    const found = await site.store.requests.find();
    assert.equal(found.length, count + 1);
    assert(found.every(({ spamReason }) => spamReason === null));
  });

  test('gets the form back with its values, a summary that links to the fields, and the problems at the fields', async () => {
    const page = await submit(site, demo, {
      ...valid,
      form: 'demo',
      email: 'nobody',
      company: '',
      productName: 'GRAIL',
      message: 'Moin & <b>tschüs</b>',
      page: '/team',
    });
    assert.equal(page.status, 400);
    assert.match(page.title, /^Error: /);
    assert(page.part('failure') && !page.part('success'));
    assert.equal(textOf(page.part('form-title')), 'Request Demo: GRAIL');
    assert.equal(attribute(page.control('name'), 'value'), 'Femke Brandt');
    assert.equal(attribute(page.control('productName'), 'value'), 'GRAIL');
    assert.equal(attribute(page.control('page'), 'value'), '/team');
    assert.equal(textOf(page.control('message')), 'Moin & <b>tschüs</b>');
    assert.notEqual(attribute(page.control('consent'), 'checked'), undefined);
    assert.equal(attribute(page.control('email'), 'aria-invalid'), 'true');
    assert.equal(attribute(page.control('name'), 'aria-invalid'), undefined);
    assert.equal(attribute(page.part('summary'), 'hidden'), undefined);
    assert.equal(textOf(page.part('summary-title')), 'Please check 2 fields');
    const links = elementsOf(page.part('summary-list') as Element).filter(({ tagName }) => tagName === 'a');
    assert.deepEqual(
      links.map((link) => attribute(link, 'href')),
      ['#f-email', '#f-company'],
    );
    const error = page.elements.find(
      (element) => attribute(element, 'data-error-for') === 'email',
    ) as Element;
    assert.equal(attribute(error, 'hidden'), undefined);
    assert.equal(textOf(error), 'Error: Please enter a valid email address');
  });

  test('an empty API form gets the minimum lengths as messages', async () => {
    const page = await submit(site, '/functions/v1/send-api-access-request', {
      form: 'api-access',
      leaveEmpty: '',
      consent: 'v1',
    });
    assert.equal(page.status, 400);
    const links = elementsOf(page.part('summary-list') as Element).filter(({ tagName }) => tagName === 'a');
    assert.deepEqual(
      links.map((link) => textOf(link)),
      [
        'Name must be at least 2 characters',
        'Please enter a valid email address',
        'Company name must be at least 2 characters',
        'Please describe your use case in at least 10 characters',
      ],
    );
  });

  test('a value far over its limit is whole in its field and cut in the title', async () => {
    for (const value of [':'.repeat(20_000), `${' '.repeat(60_000)}x`, '__proto__']) {
      const page = await submit(site, demo, { ...valid, form: 'demo', productName: value, email: '' });
      assert.equal(page.status, 400);
      assert.equal(attribute(page.control('productName'), 'value'), value);
      assert(textOf(page.part('form-title')).startsWith('Request Demo'));
      assert(textOf(page.part('form-title')).length < 250);
    }
  });

  test('without consent gets its own title', async () => {
    const page = await submit(site, demo, { ...valid, consent: '', language: 'de' });
    assert.equal(page.status, 400);
    assert.equal(textOf(page.part('title')), 'Datenschutz-Einwilligung erforderlich');
    assert.equal(attribute(page.control('consent'), 'checked'), undefined);
  });

  test('an application keeps everything but the files', async () => {
    const body = new FormData();
    const job = 'Business Development Manager';
    const texts = {
      name: 'Tjark',
      email: 'x',
      jobTitle: job,
      form: 'application',
      consent: 'v1',
      page: '/careers',
    };
    for (const [name, value] of Object.entries(texts)) body.append(name, value);
    body.append('resume', new File([smallPdf.subarray(0, 50)], 'lebenslauf.pdf'));
    const page = await submit(site, jobs, body);
    assert.equal(page.status, 400);
    assert.equal(textOf(page.part('form-title')), `Apply: ${job}`);
    assert.match(page.html, /lebenslauf\.pdf cannot be read/);
    assert.equal(attribute(page.control('resume'), 'value'), undefined);
    assert.notEqual(attribute(page.control('consent'), 'checked'), undefined);
    assert.equal(attribute(page.control('filesConsent'), 'checked'), undefined);
  });

  test('leads back only to pages of the site', async () => {
    for (const page of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/nowhere']) {
      const answer = await submit(site, demo, { ...valid, page, language: 'de' });
      assert.equal(attribute(answer.part('back'), 'href'), '/de');
    }
  });

  test('shows the rate limit and an unavailable store, with the values kept', async () => {
    const limited = await testApp({ variables: { RATE_LIMIT_PER_MINUTE: '1' } });
    await submit(limited, demo, valid);
    const page = await submit(limited, demo, valid);
    assert.equal(page.status, 429);
    assert.match(page.headers.get('retry-after') ?? '', /^\d+$/);
    assert.equal(textOf(page.part('title')), 'Too many requests');
    // The rest of the current minute.
    assert.match(textOf(page.part('text')), /Please wait \d+ seconds? and send again/);
    assert.equal(attribute(page.control('name'), 'value'), valid.name);
    await limited.stop();
    const broken = await testApp();
    Object.assign(broken.store.requests, { save: () => Promise.reject(new Error('gone')) });
    const away = await submit(broken, demo, valid);
    assert.equal(away.status, 503);
    assert.equal(attribute(away.control('company'), 'value'), valid.company);
    await broken.stop();
  });

  test('an application that was limited or could not be stored asks for its files again', async () => {
    const body = { form: 'application', name: 'Tjark', language: 'en' };
    const limited = await testApp({ variables: { RATE_LIMIT_PER_MINUTE: '1' } });
    await submit(limited, jobs, body);
    const page = await submit(limited, jobs, body);
    assert.equal(page.status, 429);
    assert.match(textOf(page.part('detail')), /^Your entries are below.+ Please attach your files again/);
    assert.equal(attribute(page.control('name'), 'value'), 'Tjark');
    await limited.stop();
    const broken = await testApp();
    Object.assign(broken.store.requests, { save: () => Promise.reject(new Error('gone')) });
    const application = new FormData();
    const fields = { ...exampleFields('application'), form: 'application', leaveEmpty: '' };
    for (const [name, value] of Object.entries({ ...fields, consent: 'v1', filesConsent: 'v1' })) {
      application.append(name, value);
    }
    application.append('resume', new File([smallPdf], 'cv.pdf'));
    const away = await submit(broken, jobs, application);
    assert.equal(away.status, 503);
    assert.match(textOf(away.part('detail')), /Please attach your files again/);
    const demoAway = await submit(broken, demo, valid);
    assert.doesNotMatch(textOf(demoAway.part('detail')), /files/);
    await broken.stop();
  });

  test('every naughty string comes back unchanged, and none becomes markup', async () => {
    // Without the problem list and the prefixes for screen readers, whose number varies.
    const count = (elements: Element[]) =>
      elements.filter((element) => !/^(?:li|span)$/.test(element.tagName) && !attribute(element, 'href'))
        .length;
    const expected = count((await submit(site, demo, { ...valid, email: '' })).elements);
    for (const text of naughtyStrings.filter((each) => each.isWellFormed())) {
      const page = await submit(site, demo, { ...valid, email: '', name: text, message: `\r\n${text}\r` });
      assert.equal(page.status, 400);
      assert.equal(attribute(page.control('name'), 'value') ?? '', text);
      assert.equal(textOf(page.control('message')), `\r\n${text}\r`);
      assert.equal(count(page.elements), expected, 'no element more than the template has');
    }
  });
});

function elementsOf(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node)] : []));
}

function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((each) => each.name === name)?.value;
}

function textOf(element: Element | undefined): string {
  return (element?.childNodes ?? [])
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? textOf(node) : ''))
    .join('');
}
