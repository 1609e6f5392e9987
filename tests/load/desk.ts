/** `npm run bench:desk`: how long the desk takes to open and filter 50,000 requests, on SQLite and PostgreSQL. */
import Database from 'better-sqlite3';
import pg from 'pg';
import { databaseFile } from '../../server/store/folder.ts';
import { testDesk } from '../support/desk.ts';
import { PostgresServer } from '../support/postgres.ts';
import { exampleFields, exampleRequest } from '../support/requests.ts';
import { type Figure, report } from './figures.ts';
import { median } from './statistics.ts';

const requests = 50_000;
const together = 500;
const rounds = 15;
const forms = [
  'demo',
  'consultation',
  'application',
  'api-access',
  'demo-home',
  'api-documentation',
] as const;
// Two years of requests, the newest now.
const apartMs = (2 * 365 * 86_400_000) / requests;
const now = new Date('2026-11-20T12:00:00Z');

const opening = ['/api/requests?state=new', '/api/requests/counts'];
const filters = {
  'all states': '',
  'a kind': 'kind=consultation',
  'a state that is rare': 'state=closed',
  'new ones, of which there are few': 'state=new',
  'a language and a kind': 'language=de&kind=demo',
  'a month long ago': 'since=2025-01-01&until=2025-01-31',
  spam: 'state=spam',
  'a page far behind': `after=${now.getTime() - 40_000 * apartMs}.KG-00000000`,
  'a word of one request': 'q=sender-25000%40else.example',
  'a word of all requests': 'q=hansekontor',
  'a word of none': 'q=nobodywritesthis',
};

// Most requests are handled, with a note.
const handled = `
  insert into handling (request_id, state, state_by, state_at, answered_at, note)
  select id, case when received_at % 100 = 7 then 'closed' else 'answered' end, 'ole@kogge.example', received_at + 3600000,
         received_at + 3600000, 'called back'
    from requests where spam_reason is null and received_at < ${now.getTime() - 300 * apartMs}`;

// A year of waiting mails, each with another error.
const waiting = `
  insert into outbox (request_id, channel, message_id, attempts, created_at, next_attempt_at, last_error, admission)
  select id, 'notification', id, 3, received_at, received_at, '451 come back later, ' || id, null
    from requests where spam_reason is null and received_at > ${now.getTime() - (requests / 2) * apartMs}`;
/** Sends every tenth request. */
const busySender = 'busy@else.example';

const figures: Figure[] = [];
await measureOn('SQLite', null);
const postgres = await PostgresServer.start();
try {
  await measureOn('PostgreSQL', await postgres.database());
} finally {
  await postgres.stop();
}
report('npm run bench:desk', figures);

async function measureOn(engine: string, databaseUrl: string | null): Promise<void> {
  const desk = await testDesk(databaseUrl);
  try {
    for (let count = 0; count < requests; count += together) {
      await Promise.all(
        Array.from({ length: together }, (_, index) => desk.store.requests.save(request(count + index), [])),
      );
    }
    const run = async (...statements: string[]) => {
      if (databaseUrl) {
        const client = new pg.Client(databaseUrl);
        await client.connect();
        for (const statement of [...statements, 'analyze']) await client.query(statement);
        await client.end();
      } else {
        const database = new Database(databaseFile(desk.dataDir));
        for (const statement of statements) database.exec(statement);
        database.close();
      }
    };
    await run(handled, waiting);
    desk.state.now = now;
    const ole = await desk.signedIn();
    const ask = async (path: string) => {
      const answer = await ole.ask('GET', path);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      await answer.json();
    };
    /** The figure is the slowest median of all questions. */
    const measure = async (what: string, wantedMs: number, questions: readonly (readonly string[])[]) => {
      const medians: number[] = [];
      for (const paths of questions) {
        const took: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const before = performance.now();
          await Promise.all(paths.map(ask));
          took.push(performance.now() - before);
        }
        medians.push(median(took));
      }
      const ms = Math.max(...medians);
      figures.push({
        what: `Desk with ${requests} requests on ${engine}: ${what}`,
        figure: `${ms.toFixed(0)} ms`,
        wanted: `≤ ${wantedMs} ms`,
        met: ms <= wantedMs,
      });
    };
    const [any] = await desk.store.requests.find({ limit: 1 });
    await measure('the inbox opens', 300, [opening]);
    await measure(
      'the slowest of all filters',
      100,
      Object.values(filters).map((query) => [`/api/requests?${query}`]),
    );
    await measure('one request', 100, [[`/api/requests/${any?.id}`]]);
    await measure('all that one address has sent', 100, [[`/api/senders?email=${busySender}`]]);
    await measure('the overview', 500, [['/api/overview']]);
  } finally {
    await desk.stop();
  }
}

function request(index: number) {
  const form = forms[index % forms.length] ?? 'demo';
  const fields = {
    ...exampleFields(form),
    email: index % 10 === 3 ? busySender : `sender-${index}@else.example`,
  };
  // Every hundredth message is a page long.
  if ('message' in fields)
    Object.assign(fields, { message: 'Two branches, one card? '.repeat(index % 100 ? 10 : 200) });
  return exampleRequest(form, {
    fields,
    files: [],
    language: index % 3 ? 'de' : 'en',
    receivedAt: new Date(now.getTime() - index * apartMs),
    spamReason: index % 50 === 0 ? 'honeypot' : null,
  });
}
