import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Browser, testDesk } from '../tests/support/desk.ts';
import { filesWith } from '../tests/support/files-with.ts';
import { exampleRequest } from '../tests/support/requests.ts';

const minute = 60_000;
const hex = (number: number) => number.toString(16).padStart(2, '0');

describe('what somebody who may not would try', () => {
  let desk: Awaited<ReturnType<typeof testDesk>>;
  const pass = (ms: number) => {
    desk.state.now = new Date(desk.state.now.getTime() + ms);
  };
  const save = async (
    form: Parameters<typeof exampleRequest>[0] = 'demo',
    changes: Parameters<typeof exampleRequest>[1] = {},
  ) => {
    const saved = await desk.store.requests.save(exampleRequest(form, changes), []);
    return 'id' in saved ? saved.id : assert.fail();
  };
  const askForLink = (browser: Browser, email = 'ole@kogge.example') => desk.askForLink(browser, email);
  const secretOf = (index: number) => desk.links[index]?.link.split('#')[1] ?? assert.fail();
  const open = (browser: Browser, secret: string, headers = {}) =>
    browser.ask('POST', '/api/session', { secret }, headers);
  const statusOf = async (browser: Browser) => (await browser.ask('GET', '/api/requests/counts')).status;

  beforeEach(async () => {
    desk = await testDesk();
  });
  afterEach(() => desk.stop());

  it('without a session: nothing is read, nothing is done, whatever the path', async () => {
    const id = await save('application');
    const stranger = desk.browser();
    const tried = [
      ['GET', '/api/requests'],
      ['GET', '/api/requests/counts'],
      ['GET', `/api/requests/${id}`],
      ['GET', `/api/requests/${id}/files/resume`],
      ['GET', `/api//requests/${id}`],
      ['GET', `/api/requests/../requests/${id}`],
      ['PUT', `/api/requests/${id}/state`, { state: 'closed' }],
      ['PUT', `/api/requests/${id}/note`, { note: 'x', seen: null }],
      ['POST', `/api/requests/${id}/release`],
      ['POST', `/api/requests/${id}/resend`, { all: true }],
      ['DELETE', `/api/requests/${id}`],
      ['GET', '/api/senders?email=femke@hansekontor.example'],
      ['POST', '/api/erasures', { email: 'femke@hansekontor.example', typed: 'femke@hansekontor.example' }],
      ['GET', '/api/jobs'],
      ['POST', '/api/jobs/close', { jobTitle: 'Working Student Backend Developer' }],
      ['GET', '/api/export?format=json'],
      ['GET', '/api/overview'],
      ['DELETE', '/api/session'],
      ['DELETE', '/api/sessions'],
      ['HEAD', '/api/requests'],
    ] as const;
    for (const [method, path, body] of tried) {
      const answer = await stranger.ask(method, path, body);
      assert.equal(answer.status, 401, `${method} ${path}`);
      assert.doesNotMatch(await answer.text(), /femke/i);
    }
    assert.equal((await desk.store.requests.get(id))?.handling.state, 'new');
  });

  it('a link opened in another browser than the one that has asked for it', async () => {
    const ole = desk.browser();
    await askForLink(ole);
    const thief = desk.browser();
    assert.equal((await open(thief, secretOf(0))).status, 403);
    await askForLink(thief, 'thief@else.example');
    assert.equal((await open(thief, secretOf(0))).status, 403);
    assert.equal(await statusOf(thief), 401);
    assert.equal((await open(ole, secretOf(0))).status, 200);
    assert.deepEqual(await (await ole.ask('GET', '/api/session')).json(), {
      person: 'ole@kogge.example',
      by: 'mail',
    });
  });

  it('a link used twice', async () => {
    const ole = desk.browser();
    await askForLink(ole);
    const mark = new Map(ole.cookies);
    assert.equal((await open(ole, secretOf(0))).status, 200);
    ole.cookies.clear();
    for (const [name, value] of mark) ole.cookies.set(name, value);
    assert.equal((await open(ole, secretOf(0))).status, 403);
    assert.equal(await statusOf(ole), 401);
  });

  it('asking again, which takes no link from who has asked before', async () => {
    const ole = desk.browser();
    await askForLink(ole);
    await askForLink(ole);
    assert.equal((await open(ole, secretOf(0))).status, 200);
  });

  it('a link used by two at the same moment', async () => {
    const ole = desk.browser();
    await askForLink(ole);
    const answers = await Promise.all([1, 2, 3, 4].map(() => open(ole, secretOf(0))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403, 403, 403]);
  });

  it('a link after ten minutes', async () => {
    const [early, late] = [desk.browser(), desk.browser()];
    await askForLink(early);
    await askForLink(late);
    pass(10 * minute - 1);
    assert.equal((await open(early, secretOf(0))).status, 200);
    pass(1);
    assert.equal((await open(late, secretOf(1))).status, 403);
  });

  it('a foreign host name that leads here (DNS rebinding), on every path', async () => {
    const ole = await desk.signedIn();
    for (const host of [
      'attacker.example',
      'desk.kogge.example.attacker.example',
      'desk.kogge.example:81',
      '127.0.0.1',
    ]) {
      for (const path of ['/', '/sign-in', '/api/requests', '/icon.svg', '/assets/main.js']) {
        assert.equal((await ole.ask('GET', path, undefined, { host })).status, 421, `${host} ${path}`);
      }
    }
  });

  it('a page elsewhere that sends, or reads, with the session of a person', async () => {
    const id = await save();
    const ole = await desk.signedIn();
    const state = { state: 'closed' };
    const foreign: Record<string, string>[] = [
      { origin: 'https://attacker.example' },
      { origin: 'http://desk.kogge.example' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const answer = await ole.ask('PUT', `/api/requests/${id}/state`, state, headers);
      assert.equal(answer.status, 403, JSON.stringify(headers));
    }
    for (const path of [`/api/requests/${id}`, '/api/export?format=csv']) {
      assert.equal((await ole.ask('GET', path, undefined, { 'sec-fetch-site': 'cross-site' })).status, 403);
    }
    assert.equal((await desk.store.requests.get(id))?.handling.state, 'new');
    // What a form elsewhere can send without asking: no JSON.
    const form = await ole.ask('PUT', `/api/requests/${id}/state`, state, { 'content-type': 'text/plain' });
    assert.equal(form.status, 400);
  });

  it('no answer lets a page elsewhere read it, frame it or store it', async () => {
    const ole = await desk.signedIn();
    for (const path of ['/', '/api/requests', '/api/nothing', '/assets/none.js']) {
      const { headers } = await ole.ask('GET', path);
      assert.equal(headers.get('access-control-allow-origin'), null);
      assert.match(
        headers.get('content-security-policy') ?? '',
        /default-src 'none'.*frame-ancestors 'none'/,
      );
      assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
      assert.equal(headers.get('cache-control'), 'no-store');
    }
  });

  it('guessing secrets of links and sessions', async () => {
    await askForLink(desk.browser());
    const guesser = desk.browser();
    const answers: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      answers.push((await open(guesser, 'A'.repeat(43), { 'x-forwarded-for': '203.0.113.7' })).status);
    }
    assert.deepEqual(answers, [...Array(10).fill(403), 429, 429]);
    const refused = await open(guesser, 'x', { 'x-forwarded-for': '203.0.113.7' });
    assert.ok(Number(refused.headers.get('retry-after')) <= 60);
    // However often one network is refused, others get in.
    for (let attempt = 0; attempt < 60; attempt++) {
      await open(guesser, 'x', { 'x-forwarded-for': '203.0.113.7' });
    }
    assert.equal((await open(guesser, 'x', { 'x-forwarded-for': '192.0.2.2' })).status, 403);
    // Nor however many networks guess together: nobody finds one of 2^256.
    for (let attempt = 0; attempt < 600; attempt++) {
      await open(guesser, 'x', { 'x-forwarded-for': `198.51.${attempt >> 8}.${attempt & 255}` });
    }
    assert.equal((await open(guesser, 'x', { 'x-forwarded-for': '192.0.2.1' })).status, 403);
    pass(minute);
    assert.equal((await open(guesser, 'x', { 'x-forwarded-for': '203.0.113.7' })).status, 403);
    guesser.cookies.set('__Host-kogge-desk', 'A'.repeat(43));
    assert.equal(await statusOf(guesser), 401);
  });

  it('guessing from the whole network of a customer: a /56 has twice the attempts of an address, a /48 four times', async () => {
    const guesser = desk.browser();
    const guess = async (address: string) =>
      (await open(guesser, 'x', { 'x-forwarded-for': address })).status === 403 ? 1 : 0;
    const guessed = { of56: 0, of48: 0 };
    for (let line = 0; line < 60; line++) guessed.of56 += await guess(`2001:db8:1:1${hex(line)}::1`);
    guessed.of48 = guessed.of56;
    for (let line = 0; line < 60; line++) guessed.of48 += await guess(`2001:db8:1:${hex(line)}00::1`);
    assert.deepEqual(guessed, { of56: 20, of48: 40 });
    assert.equal(await guess('2001:db8:2:1::1'), 1);
  });

  it('learning who may come in, by answer, cookie or mail', async () => {
    const [ole, stranger] = [desk.browser(), desk.browser()];
    const answers = [await askForLink(ole), await askForLink(stranger, 'stranger@else.example')];
    const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
    assert.equal(one, other);
    assert.deepEqual([...ole.cookies.keys()], [...stranger.cookies.keys()]);
    assert.deepEqual(
      desk.links.map(({ person }) => person),
      ['ole@kogge.example'],
    );
  });

  it('learning who may come in, by a mail server that fails or is slow', async () => {
    const sendLink = () => Promise.withResolvers<void>().promise;
    const failing = () => Promise.reject(new Error('no mail today'));
    for (const send of [sendLink, failing]) {
      const other = await testDesk(null, { sendLink: send });
      const answers = [];
      for (const email of ['ole@kogge.example', 'stranger@else.example']) {
        const answer = await other.browser().ask('POST', '/api/links', { email });
        answers.push([answer.status, await answer.text()]);
      }
      assert.deepEqual(answers[0], answers[1]);
      await other.stop();
    }
  });

  it('filling the mailbox of a person with links', async () => {
    const [address, network] = [{ 'x-forwarded-for': '203.0.113.7' }, '2001:db8:1'];
    for (let attempt = 0; attempt < 9; attempt++) {
      await desk.askForLink(desk.browser(), 'ole@kogge.example', address);
      pass(minute);
    }
    assert.equal(desk.links.length, 5);
    for (let attempt = 0; attempt < 20; attempt++) {
      const line = { 'x-forwarded-for': `${network}:${attempt}::1` };
      await desk.askForLink(desk.browser(), 'klara@kogge.example', line);
    }
    assert.equal(desk.links.length, 5 + 10);
    for (let attempt = 0; attempt < 40; attempt++) {
      const line = { 'x-forwarded-for': `198.51.100.${attempt}` };
      await desk.askForLink(desk.browser(), 'ole@kogge.example', line);
    }
    assert.equal(desk.links.filter(({ person }) => person.startsWith('ole')).length, 15);
  });

  it('keeping a person out by asking for links in their name', async () => {
    const ole = await desk.signedIn();
    await ole.ask('DELETE', '/api/session');
    for (let attempt = 0; attempt < 40; attempt++) {
      const headers = { 'x-forwarded-for': `198.51.100.${attempt}` };
      const thief = desk.browser();
      // A cookie that somebody has made up, or has from a browser of somebody else.
      thief.cookies.set('__Host-kogge-desk-known', attempt % 2 ? 'made up' : 'A'.repeat(43));
      await desk.askForLink(thief, 'ole@kogge.example', headers);
    }
    const sent = desk.links.length;
    await desk.signedIn('ole@kogge.example', ole);
    assert.equal(desk.links.length, sent + 1);
    assert.equal(await statusOf(ole), 200);
    // In a browser of which nothing is known the terminal lets in.
    const link = await desk.signIn.terminalLink('ole@kogge.example');
    const fresh = desk.browser();
    assert.equal((await open(fresh, link?.split('#')[1] ?? '')).status, 200);
    assert.equal(await desk.signIn.terminalLink('stranger@else.example'), null);
    // And whoever ends every session ends that, too.
    await fresh.ask('DELETE', '/api/sessions');
    await askForLink(ole);
    assert.equal(desk.links.length, sent + 1);
  });

  it('keeping a person out from behind the same address, by asking and by opening what opens nothing', async () => {
    const ole = desk.browser();
    await askForLink(ole);
    const link = await desk.signIn.terminalLink('klara@kogge.example');
    const stranger = desk.browser();
    for (let attempt = 0; attempt < 30; attempt++) {
      await askForLink(stranger, 'stranger@else.example');
      await open(stranger, 'x');
    }
    assert.equal((await open(stranger, 'x')).status, 429);
    assert.equal((await open(ole, secretOf(0))).status, 200);
    assert.equal((await open(desk.browser(), link?.split('#')[1] ?? '')).status, 200);
  });

  it('a session after its end: by hand, everywhere, by time, and of somebody who has left', async () => {
    const thief = desk.browser();
    const steal = (from: Browser) => {
      for (const [name, value] of from.cookies) thief.cookies.set(name, value);
    };
    const ole = await desk.signedIn();
    steal(ole);
    await ole.ask('DELETE', '/api/session');
    assert.equal(await statusOf(thief), 401);

    const again = await desk.signedIn();
    const elsewhere = await desk.signedIn();
    await elsewhere.ask('DELETE', '/api/sessions');
    assert.equal(await statusOf(again), 401);

    const last = await desk.signedIn();
    pass(10 * 60 * minute - 1);
    assert.equal(await statusOf(last), 200);
    pass(1);
    assert.equal(await statusOf(last), 401);

    await desk.store.desk.addSession({
      secret: 's',
      person: 'gone@kogge.example',
      until: new Date('2100-01-01'),
    });
    thief.cookies.clear();
    thief.cookies.set('__Host-kogge-desk', 's');
    assert.equal(await statusOf(thief), 401);
  });

  it('cookies that scripts, other hosts or plain lines could see; secrets in the database', async () => {
    const ole = desk.browser();
    const asked = await askForLink(ole);
    const opened = await open(ole, secretOf(0));
    for (const cookie of [...asked.headers.getSetCookie(), ...opened.headers.getSetCookie()]) {
      assert.match(cookie, /^__Host-/);
      for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) {
        assert.ok(cookie.includes(attribute), `${attribute}: ${cookie}`);
      }
      assert.doesNotMatch(cookie, /Domain/i);
    }
    const session = ole.cookies.get('__Host-kogge-desk') ?? assert.fail();
    assert.deepEqual(filesWith(session, desk.dataDir), []);
    assert.deepEqual(filesWith(secretOf(0), desk.dataDir), []);
  });

  it('a script in every field of a request stays text, in data and documents', async () => {
    const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>\u202e';
    const fields = Object.fromEntries(
      Object.keys(exampleRequest('demo').fields).map((name) => [name, script]),
    );
    const id = await save('demo', {
      fields: { ...fields, email: 'a"><script>@x.example' },
      spamReason: 'honeypot',
    });
    const ole = await desk.signedIn();
    for (const path of ['/api/requests?state=spam', `/api/requests/${id}`, '/api/overview']) {
      const answer = await ole.ask('GET', path);
      assert.equal(answer.headers.get('content-type'), 'application/json');
      assert.doesNotMatch(await answer.text(), /\u202e/);
    }
    // The document is the same for everybody and holds nothing of a request.
    for (const path of [
      `/requests/${id}`,
      `/?q=${encodeURIComponent(script)}`,
      '/</script><script>alert(1)</script>',
    ]) {
      assert.doesNotMatch(await (await ole.ask('GET', path)).text(), /alert\(1\)/);
    }
  });

  it('a PDF file that is HTML, and a file name that is a header', async () => {
    const bytes = Buffer.from('%PDF-1.4<script>alert(1)</script>');
    const id = await save('application', {
      files: [{ field: 'resume', name: 'a"\r\nX-Evil: 1;.html.pdf', inspected: true, bytes }],
    });
    const ole = await desk.signedIn();
    const answer = await ole.ask('GET', `/api/requests/${id}/files/resume`);
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
    assert.match(
      answer.headers.get('content-disposition') ?? '',
      /^attachment; filename\*=UTF-8''KG-[\w%.()~*'!-]+$/,
    );
    assert.equal(answer.headers.get('content-type'), 'application/octet-stream');
    assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'; sandbox");
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(answer.headers.get('x-evil'), null);
    for (const field of ['name', '__proto__', '../../etc/passwd', '..%2f..%2fetc%2fpasswd']) {
      assert.equal((await ole.ask('GET', `/api/requests/${id}/files/${field}`)).status, 404);
    }
  });

  it('formulas in an export', async () => {
    await save('demo', {
      fields: {
        ...exampleRequest('demo').fields,
        name: '=HYPERLINK("https://x")',
        company: ' +1',
        message: '@SUM(1)\n-2',
      },
    });
    const ole = await desk.signedIn();
    for (const format of ['csv', 'csv-semicolon']) {
      const answer = await ole.ask('GET', `/api/export?format=${format}`);
      assert.match(
        answer.headers.get('content-disposition') ?? '',
        /^attachment; filename="requests-2026-11-20\.csv"$/,
      );
      const text = await answer.text();
      assert.match(text, /"'=HYPERLINK/);
      assert.match(text, /' \+1/);
      assert.match(text, /"'@SUM/);
    }
  });

  it('bodies and queries of any shape', async () => {
    const id = await save();
    const ole = await desk.signedIn();
    const bodies = [
      null,
      [],
      'x',
      { state: 'gone' },
      { state: { $ne: 1 } },
      { state: ['closed'] },
      { __proto__: { state: 'closed' } },
    ];
    for (const body of bodies) {
      assert.equal(
        (await ole.ask('PUT', `/api/requests/${id}/state`, body)).status,
        400,
        JSON.stringify(body),
      );
    }
    for (const note of ['x'.repeat(5001), 'NUL \0', 'lone \ud800']) {
      assert.equal((await ole.ask('PUT', `/api/requests/${id}/note`, { note, seen: null })).status, 400);
    }
    assert.equal(
      (await ole.ask('PUT', `/api/requests/${id}/note`, { note: 'x'.repeat(70_000), seen: null })).status,
      413,
    );
    for (const query of [
      'kind=x',
      'after=1',
      "after=1.'--",
      'since=2026-02-31',
      `q=${'x'.repeat(201)}`,
      'state=new&state=spam',
      'language=xx',
    ]) {
      assert.equal((await ole.ask('GET', `/api/requests?${query}`)).status, 400, query);
    }
    for (const q of ["' or 1=1 --", '%', '_', '\\', '"', '*', '\0', '(((((']) {
      assert.equal((await ole.ask('GET', `/api/requests?q=${encodeURIComponent(q)}`)).status, 200, q);
    }
  });

  it('erasing somebody by one careless click', async () => {
    await save();
    const ole = await desk.signedIn();
    const email = 'femke@hansekontor.example';
    for (const typed of ['', 'yes', 'femke', 'x@hansekontor.example']) {
      assert.equal((await ole.ask('POST', '/api/erasures', { email, typed })).status, 400);
    }
    assert.equal((await desk.store.requests.find()).length, 1);
  });

  it('an export that breaks off is in the log too, without the message of its error', async () => {
    const ole = await desk.signedIn();
    desk.store.requests.find = async () => {
      throw new Error('femke@hansekontor.example');
    };
    await (await ole.ask('GET', '/api/export?format=csv')).text();
    const last = desk.lines.slice(-2).map((line) => JSON.parse(line));
    assert.deepEqual(
      last.map(({ event, deed, count }) => [event, deed, count]),
      [
        ['failure', undefined, undefined],
        ['deed', 'export', 0],
      ],
    );
    assert.doesNotMatch(desk.lines.join(''), /femke/);
  });

  it('an export that nobody reads any more ends, and is in the log with what was sent', async () => {
    await Promise.all(Array.from({ length: 1200 }, () => save()));
    const ole = await desk.signedIn();
    const { find } = desk.store.requests;
    let pages = 0;
    desk.store.requests.find = (filter) => {
      pages += 1;
      return find(filter);
    };
    const answer = await ole.ask('GET', '/api/export?format=json');
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await desk.said('deed');
    assert.ok(pages < 3, `${pages} pages were read`);
    const { count } = JSON.parse(desk.lines.at(-1) ?? '{}');
    assert.ok(count < 1000, `${count}`);
  });

  it('what was thrown away is followed until it has left the files, and the log says how it went', async () => {
    const thrown = await save('demo', { spamReason: 'honeypot' });
    const ole = await desk.signedIn();
    assert.equal((await ole.ask('DELETE', `/api/requests/${thrown}`)).status, 200);
    await desk.said('purge');
    assert.equal(JSON.parse(desk.lines.at(-1) ?? '{}').purged, true);
    desk.store.erasure.purge = () => Promise.reject(new Error('away'));
    const again = await save('demo', { spamReason: 'honeypot' });
    const before = desk.lines.length;
    assert.equal((await ole.ask('DELETE', `/api/requests/${again}`)).status, 200);
    await desk.said('purge', before);
    const { level, purged } = JSON.parse(desk.lines.at(-1) ?? '{}');
    assert.deepEqual([level, purged], [40, false]);
  });

  it('every deed is in the log with who and how many, and without a word of a visitor', async () => {
    const application = await save('application');
    const spam = await save('demo', { spamReason: 'honeypot' });
    const thrown = await save('demo', { spamReason: 'honeypot' });
    const ole = await desk.signedIn();
    await ole.ask('PUT', `/api/requests/${application}/state`, { state: 'answered' });
    await ole.ask('PUT', `/api/requests/${application}/note`, { note: 'Femke called', seen: null });
    await ole.ask('GET', `/api/requests/${application}/files/resume`);
    await ole.ask('POST', `/api/requests/${spam}/release`);
    await ole.ask('POST', `/api/requests/${spam}/resend`, { all: true });
    await ole.ask('DELETE', `/api/requests/${thrown}`);
    await (await ole.ask('GET', '/api/export?format=json&q=femke')).text();
    await ole.ask('POST', '/api/jobs/close', { jobTitle: 'Working Student Backend Developer' });
    const email = 'femke@hansekontor.example';
    assert.equal((await ole.ask('POST', '/api/erasures', { email, typed: email })).status, 200);
    const deeds = desk.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'deed');
    assert.deepEqual(
      deeds.map(({ deed, person, count }) => [deed, person, count]),
      [
        ['answered', 1],
        ['note', 1],
        ['download', 1],
        ['release', 1],
        ['resend', 2],
        ['discard', 1],
        ['export', 2],
        ['close_job', 1],
        ['erase', 2],
      ].map(([deed, count]) => [deed, 'ole@kogge.example', count]),
    );
    assert.doesNotMatch(desk.lines.join(''), /femke|hansekontor|brandt|Working Student|called/i);
    assert.deepEqual(await desk.store.requests.find(), []);
  });
});
