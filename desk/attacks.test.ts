import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Browser, testDesk } from '../tests/support/desk.ts';
import { filesWith } from '../tests/support/files-with.ts';
import { exampleRequest } from '../tests/support/requests.ts';

const minute = 60_000;
const ole = 'ole@kogge.example';
const stranger = 'stranger@else.example';
const femke = 'femke@hansekontor.example';
const spam = { spamReason: 'honeypot' } as const;
const hex = (number: number) => number.toString(16).padStart(2, '0');
const from = (address: string) => ({ 'x-forwarded-for': address });

/** Repeats an attempt, one after the other, and returns the results. */
async function repeat<T>(count: number, attempt: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index++) results.push(await attempt(index));
  return results;
}

describe('attacks on the desk', () => {
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
  const askForLink = (browser: Browser, email = ole, headers = {}) =>
    desk.askForLink(browser, email, headers);
  const browserWithLink = async () => {
    const browser = desk.browser();
    await askForLink(browser);
    return browser;
  };
  const secretIn = (link?: string | null) => link?.split('#')[1] ?? assert.fail();
  const secretOf = (index: number) => secretIn(desk.links[index]?.link);
  const open = (browser: Browser, secret: string, headers = {}) =>
    browser.ask('POST', '/api/session', { secret }, headers);
  const openStatus = async (browser: Browser, secret = secretOf(0), headers = {}) =>
    (await open(browser, secret, headers)).status;
  const sessionStatus = async (browser: Browser) => (await browser.ask('GET', '/api/requests/counts')).status;
  const logged = (event: string) =>
    desk.lines.map((line) => JSON.parse(line)).filter((line) => line.event === event);

  beforeEach(async () => {
    desk = await testDesk();
  });
  afterEach(() => desk.stop());

  it('without a session nothing is read or changed, whatever the path', async () => {
    const id = await save('application');
    const outsider = desk.browser();
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
      ['GET', `/api/senders?email=${femke}`],
      ['POST', '/api/erasures', { email: femke, typed: femke }],
      ['GET', '/api/jobs'],
      ['POST', '/api/jobs/close', { jobTitle: 'Working Student Backend Developer' }],
      ['GET', '/api/export?format=json'],
      ['GET', '/api/overview'],
      ['DELETE', '/api/session'],
      ['DELETE', '/api/sessions'],
      ['HEAD', '/api/requests'],
    ] as const;
    for (const [method, path, body] of tried) {
      const answer = await outsider.ask(method, path, body);
      assert.equal(answer.status, 401, `${method} ${path}`);
      assert.doesNotMatch(await answer.text(), /femke/i);
    }
    assert.equal((await desk.store.requests.get(id))?.handling.state, 'new');
  });

  it('a link opens only in the browser that asked for it', async () => {
    const browser = await browserWithLink();
    const thief = desk.browser();
    assert.equal(await openStatus(thief), 403);
    await askForLink(thief, 'thief@else.example');
    assert.equal(await openStatus(thief), 403);
    assert.equal(await sessionStatus(thief), 401);
    assert.equal(await openStatus(browser), 200);
    const session = await (await browser.ask('GET', '/api/session')).json();
    assert.deepEqual(session, { person: ole, by: 'mail' });
  });

  it('a link opens once', async () => {
    const browser = await browserWithLink();
    const cookies = [...browser.cookies];
    assert.equal(await openStatus(browser), 200);
    browser.cookies.clear();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    assert.equal(await openStatus(browser), 403);
    assert.equal(await sessionStatus(browser), 401);
  });

  it('a link opens once when it is used several times at the same moment', async () => {
    const browser = await browserWithLink();
    const statuses = await Promise.all([1, 2, 3, 4].map(() => openStatus(browser)));
    assert.deepEqual(statuses.sort(), [200, 403, 403, 403]);
  });

  it('a second link leaves the first one valid', async () => {
    const browser = await browserWithLink();
    await askForLink(browser);
    assert.equal(await openStatus(browser), 200);
  });

  it('a link expires after ten minutes', async () => {
    const [early, late] = [await browserWithLink(), await browserWithLink()];
    pass(10 * minute - 1);
    assert.equal(await openStatus(early), 200);
    pass(1);
    assert.equal(await openStatus(late, secretOf(1)), 403);
  });

  it('a foreign host name (DNS rebinding) is refused on every path', async () => {
    const browser = await desk.signedIn();
    const hosts = [
      'attacker.example',
      'desk.kogge.example.attacker.example',
      'desk.kogge.example:81',
      '127.0.0.1',
    ];
    for (const host of hosts) {
      for (const path of ['/', '/sign-in', '/api/requests', '/icon.svg', '/assets/main.js']) {
        assert.equal((await browser.ask('GET', path, undefined, { host })).status, 421, `${host} ${path}`);
      }
    }
  });

  it('a page of another site can neither read nor write with the session of a person', async () => {
    const id = await save();
    const browser = await desk.signedIn();
    const close = async (headers: Record<string, string>) =>
      (await browser.ask('PUT', `/api/requests/${id}/state`, { state: 'closed' }, headers)).status;
    const foreign: Record<string, string>[] = [
      { origin: 'https://attacker.example' },
      { origin: 'http://desk.kogge.example' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) assert.equal(await close(headers), 403, JSON.stringify(headers));
    for (const path of [`/api/requests/${id}`, '/api/export?format=csv']) {
      const read = await browser.ask('GET', path, undefined, { 'sec-fetch-site': 'cross-site' });
      assert.equal(read.status, 403);
    }
    // A form of another site can send text/plain without a preflight, but no JSON.
    assert.equal(await close({ 'content-type': 'text/plain' }), 400);
    assert.equal((await desk.store.requests.get(id))?.handling.state, 'new');
  });

  it('no other site can read, frame or store an answer', async () => {
    const browser = await desk.signedIn();
    for (const path of ['/', '/api/requests', '/api/nothing', '/assets/none.js']) {
      const { headers } = await browser.ask('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'.*frame-ancestors 'none'/);
      assert.doesNotMatch(policy, /unsafe/);
      for (const [name, value] of Object.entries({
        'access-control-allow-origin': null,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      })) {
        assert.equal(headers.get(name), value, `${path} ${name}`);
      }
    }
  });

  it('guesses of secrets are limited for each network, and never lock out another one', async () => {
    await browserWithLink();
    const guesser = desk.browser();
    const guess = (address: string) => openStatus(guesser, 'A'.repeat(43), from(address));
    assert.deepEqual(await repeat(12, () => guess('203.0.113.7')), [...Array(10).fill(403), 429, 429]);
    const refused = await open(guesser, 'x', from('203.0.113.7'));
    assert.ok(Number(refused.headers.get('retry-after')) <= 60);
    await repeat(60, () => guess('203.0.113.7'));
    assert.equal(await guess('192.0.2.2'), 403);
    // Many networks guessing together share no limit.
    await repeat(600, (index) => guess(`198.51.${index >> 8}.${index & 255}`));
    assert.equal(await guess('192.0.2.1'), 403);
    pass(minute);
    assert.equal(await guess('203.0.113.7'), 403);
    guesser.cookies.set('__Host-kogge-desk', 'A'.repeat(43));
    assert.equal(await sessionStatus(guesser), 401);
  });

  it('an IPv6 /56 has twice the guesses of an address, a /48 four times', async () => {
    const guesser = desk.browser();
    const allowed = async (count: number, address: (index: number) => string) => {
      const statuses = await repeat(count, (index) => openStatus(guesser, 'x', from(address(index))));
      return statuses.filter((status) => status === 403).length;
    };
    assert.equal(await allowed(60, (index) => `2001:db8:1:1${hex(index)}::1`), 20);
    assert.equal(await allowed(60, (index) => `2001:db8:1:${hex(index)}00::1`), 20);
    assert.equal(await allowed(1, () => '2001:db8:2:1::1'), 1);
  });

  it('answers and cookies do not show who may sign in, and only those get mail', async () => {
    const [known, unknown] = [desk.browser(), desk.browser()];
    const answers = [await askForLink(known), await askForLink(unknown, stranger)];
    const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
    assert.equal(one, other);
    assert.deepEqual([...known.cookies.keys()], [...unknown.cookies.keys()]);
    assert.deepEqual(
      desk.links.map(({ person }) => person),
      [ole],
    );
  });

  for (const [what, sendLink] of [
    ['hangs', () => Promise.withResolvers<void>().promise],
    ['fails', () => Promise.reject(new Error('no mail today'))],
  ] as const) {
    it(`a mail server that ${what} does not show who may sign in`, async () => {
      const other = await testDesk(null, { sendLink });
      const answers = await Promise.all(
        [ole, stranger].map(async (email) => {
          const answer = await other.browser().ask('POST', '/api/links', { email });
          return [answer.status, await answer.text()];
        }),
      );
      assert.deepEqual(answers[0], answers[1]);
      await other.stop();
    });
  }

  it('links to one person are limited for each address, each network and altogether', async () => {
    const ask = (address: string, email = ole) => askForLink(desk.browser(), email, from(address));
    await repeat(9, async () => {
      await ask('203.0.113.7');
      pass(minute);
    });
    assert.equal(desk.links.length, 5);
    await repeat(20, (index) => ask(`2001:db8:1:${index}::1`, 'klara@kogge.example'));
    assert.equal(desk.links.length, 5 + 10);
    await repeat(40, (index) => ask(`198.51.100.${index}`));
    assert.equal(desk.links.filter(({ person }) => person === ole).length, 15);
  });

  it('strangers who ask for links in the name of a person do not lock that person out', async () => {
    const browser = await desk.signedIn();
    await browser.ask('DELETE', '/api/session');
    await repeat(40, async (index) => {
      const thief = desk.browser();
      thief.cookies.set('__Host-kogge-desk-known', index % 2 ? 'made up' : 'A'.repeat(43));
      await askForLink(thief, ole, from(`198.51.100.${index}`));
    });
    const sent = desk.links.length;
    await desk.signedIn(ole, browser);
    assert.equal(desk.links.length, sent + 1);
    assert.equal(await sessionStatus(browser), 200);
    // An unknown browser can use a link from the terminal.
    const fresh = desk.browser();
    assert.equal(await openStatus(fresh, secretIn(await desk.signIn.terminalLink(ole))), 200);
    assert.equal(await desk.signIn.terminalLink(stranger), null);
    // Ending every session also forgets the known browsers.
    await fresh.ask('DELETE', '/api/sessions');
    await askForLink(browser);
    assert.equal(desk.links.length, sent + 1);
  });

  it('wrong attempts from the same address do not block a valid link', async () => {
    const browser = await browserWithLink();
    const link = await desk.signIn.terminalLink('klara@kogge.example');
    const attacker = desk.browser();
    await repeat(30, async () => {
      await askForLink(attacker, stranger);
      await open(attacker, 'x');
    });
    assert.equal(await openStatus(attacker, 'x'), 429);
    assert.equal(await openStatus(browser), 200);
    assert.equal(await openStatus(desk.browser(), secretIn(link)), 200);
  });

  it('a session ends by sign-out, by sign-out everywhere, after ten hours and for removed people', async () => {
    const thief = desk.browser();
    const left = await desk.signedIn();
    for (const [name, value] of left.cookies) thief.cookies.set(name, value);
    await left.ask('DELETE', '/api/session');
    assert.equal(await sessionStatus(thief), 401);

    const elsewhere = await desk.signedIn();
    await (await desk.signedIn()).ask('DELETE', '/api/sessions');
    assert.equal(await sessionStatus(elsewhere), 401);

    const last = await desk.signedIn();
    pass(10 * 60 * minute - 1);
    assert.equal(await sessionStatus(last), 200);
    pass(1);
    assert.equal(await sessionStatus(last), 401);

    const until = new Date('2100-01-01');
    await desk.store.desk.addSession({ secret: 's', person: 'gone@kogge.example', until });
    thief.cookies.clear();
    thief.cookies.set('__Host-kogge-desk', 's');
    assert.equal(await sessionStatus(thief), 401);
  });

  it('cookies are closed to scripts, other hosts and plain HTTP; the database holds no secret', async () => {
    const browser = desk.browser();
    const asked = await askForLink(browser);
    const opened = await open(browser, secretOf(0));
    for (const cookie of [...asked.headers.getSetCookie(), ...opened.headers.getSetCookie()]) {
      assert.match(cookie, /^__Host-/);
      for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) {
        assert.ok(cookie.includes(attribute), `${attribute}: ${cookie}`);
      }
      assert.doesNotMatch(cookie, /Domain/i);
    }
    const session = browser.cookies.get('__Host-kogge-desk') ?? assert.fail();
    for (const secret of [session, secretOf(0)]) assert.deepEqual(filesWith(secret, desk.dataDir), []);
  });

  it('a script in any field of a request stays text, in data and documents', async () => {
    const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>\u202e';
    const fields = Object.fromEntries(
      Object.keys(exampleRequest('demo').fields).map((name) => [name, script]),
    );
    const id = await save('demo', { fields: { ...fields, email: 'a"><script>@x.example' }, ...spam });
    const browser = await desk.signedIn();
    for (const path of ['/api/requests?state=spam', `/api/requests/${id}`, '/api/overview']) {
      const answer = await browser.ask('GET', path);
      assert.equal(answer.headers.get('content-type'), 'application/json');
      assert.doesNotMatch(await answer.text(), /\u202e/);
    }
    // The document holds nothing of a request.
    const query = encodeURIComponent(script);
    for (const path of [`/requests/${id}`, `/?q=${query}`, '/</script><script>alert(1)</script>']) {
      assert.doesNotMatch(await (await browser.ask('GET', path)).text(), /alert\(1\)/);
    }
  });

  it('files are only downloaded, and their names add no header', async () => {
    const bytes = Buffer.from('%PDF-1.4<script>alert(1)</script>');
    const id = await save('application', {
      files: [{ field: 'resume', name: 'a"\r\nX-Evil: 1;.html.pdf', inspected: true, bytes }],
    });
    const browser = await desk.signedIn();
    const answer = await browser.ask('GET', `/api/requests/${id}/files/resume`);
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
    const { headers } = answer;
    assert.match(
      headers.get('content-disposition') ?? '',
      /^attachment; filename\*=UTF-8''KG-[\w%.()~*'!-]+$/,
    );
    assert.equal(headers.get('content-type'), 'application/octet-stream');
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox");
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('x-evil'), null);
    for (const field of ['name', '__proto__', '../../etc/passwd', '..%2f..%2fetc%2fpasswd']) {
      assert.equal((await browser.ask('GET', `/api/requests/${id}/files/${field}`)).status, 404);
    }
  });

  it('an export holds no formula', async () => {
    const formulas = { name: '=HYPERLINK("https://x")', company: ' +1', message: '@SUM(1)\n-2' };
    await save('demo', { fields: { ...exampleRequest('demo').fields, ...formulas } });
    const browser = await desk.signedIn();
    for (const format of ['csv', 'csv-semicolon']) {
      const answer = await browser.ask('GET', `/api/export?format=${format}`);
      const name = answer.headers.get('content-disposition');
      assert.equal(name, 'attachment; filename="requests-2026-11-20.csv"');
      const text = await answer.text();
      for (const escaped of [/"'=HYPERLINK/, /' \+1/, /"'@SUM/]) assert.match(text, escaped);
    }
  });

  it('malformed bodies and queries are refused', async () => {
    const id = await save();
    const browser = await desk.signedIn();
    const put = async (path: string, body: unknown) =>
      (await browser.ask('PUT', `/api/requests/${id}/${path}`, body)).status;
    const list = async (query: string) => (await browser.ask('GET', `/api/requests?${query}`)).status;
    const bodies = [null, [], 'x', ...['gone', { $ne: 1 }, ['closed']].map((state) => ({ state }))];
    for (const body of [...bodies, { __proto__: { state: 'closed' } }]) {
      assert.equal(await put('state', body), 400, JSON.stringify(body));
    }
    for (const note of ['x'.repeat(5001), 'NUL \0', 'lone \ud800']) {
      assert.equal(await put('note', { note, seen: null }), 400);
    }
    assert.equal(await put('note', { note: 'x'.repeat(70_000), seen: null }), 413);
    const places = ['after=1', "after=1.'--"];
    for (const query of [...places, 'kind=x', 'since=2026-02-31', 'state=new&state=spam', 'language=xx']) {
      assert.equal(await list(query), 400, query);
    }
    assert.equal(await list(`q=${'x'.repeat(201)}`), 400);
    for (const q of ["' or 1=1 --", '%', '_', '\\', '"', '*', '\0', '(((((']) {
      assert.equal(await list(`q=${encodeURIComponent(q)}`), 200, q);
    }
  });

  it('nobody is erased without their address typed', async () => {
    await save();
    const browser = await desk.signedIn();
    for (const typed of ['', 'yes', 'femke', 'x@hansekontor.example']) {
      assert.equal((await browser.ask('POST', '/api/erasures', { email: femke, typed })).status, 400);
    }
    assert.equal((await desk.store.requests.find()).length, 1);
  });

  it('an export that fails is logged, without the message of its error', async () => {
    const browser = await desk.signedIn();
    desk.store.requests.find = async () => {
      throw new Error(femke);
    };
    await (await browser.ask('GET', '/api/export?format=csv')).text();
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

  it('an export that the client cancels ends, and is logged with the number sent', async () => {
    await Promise.all(Array.from({ length: 1200 }, () => save()));
    const browser = await desk.signedIn();
    const { find } = desk.store.requests;
    let pages = 0;
    desk.store.requests.find = (filter) => {
      pages += 1;
      return find(filter);
    };
    const answer = await browser.ask('GET', '/api/export?format=json');
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await desk.said('deed');
    assert.ok(pages < 3, `${pages} pages were read`);
    const [{ count }] = logged('deed');
    assert.ok(count < 1000, `${count}`);
  });

  it('after a discard the log says whether the request has left the database files', async () => {
    const browser = await desk.signedIn();
    const discard = async (from: number) => {
      const id = await save('demo', spam);
      assert.equal((await browser.ask('DELETE', `/api/requests/${id}`)).status, 200);
      await desk.said('purge', from);
    };
    await discard(0);
    desk.store.erasure.purge = () => Promise.reject(new Error('away'));
    await discard(desk.lines.length);
    assert.deepEqual(
      logged('purge').map(({ level, purged }) => [level, purged]),
      [
        [30, true],
        [40, false],
      ],
    );
  });

  it('every action is logged with person and count, and without a word of a visitor', async () => {
    const application = await save('application');
    const suspected = await save('demo', spam);
    const thrown = await save('demo', spam);
    const browser = await desk.signedIn();
    await browser.ask('PUT', `/api/requests/${application}/state`, { state: 'answered' });
    await browser.ask('PUT', `/api/requests/${application}/note`, { note: 'Femke called', seen: null });
    await browser.ask('GET', `/api/requests/${application}/files/resume`);
    await browser.ask('POST', `/api/requests/${suspected}/release`);
    await browser.ask('POST', `/api/requests/${suspected}/resend`, { all: true });
    await browser.ask('DELETE', `/api/requests/${thrown}`);
    await (await browser.ask('GET', '/api/export?format=json&q=femke')).text();
    await browser.ask('POST', '/api/jobs/close', { jobTitle: 'Working Student Backend Developer' });
    const erased = await browser.ask('POST', '/api/erasures', { email: femke, typed: femke });
    assert.equal(erased.status, 200);
    assert.deepEqual(
      logged('deed').map(({ deed, person, count }) => [deed, person, count]),
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
      ].map(([deed, count]) => [deed, ole, count]),
    );
    assert.doesNotMatch(desk.lines.join(''), /femke|hansekontor|brandt|Working Student|called/i);
    assert.deepEqual(await desk.store.requests.find(), []);
  });
});
