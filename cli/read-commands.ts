import { printable } from '../domain/printable.ts';
import {
  type AnyFields,
  definitionOf,
  type RequestKind,
  requestDefinitions,
} from '../domain/requests/index.ts';
import { formatLocalTime, startOfDay, formatZonedTime as time } from '../domain/time-zone.ts';
import { deletionOf, subjectOf } from '../server/store/about.ts';
import { matchingRequests } from '../server/store/list.ts';
import type { KindStats } from '../server/store/staff-store.ts';
import type { OutgoingState, RequestFilter, Store, StoredRequest, Withheld } from '../server/store/store.ts';
import { type Command, CommandError, counted, type Input, type Option, required, usage } from './command.ts';
import { table } from './terminal.ts';

const kinds = requestDefinitions.map(({ kind }) => kind);
// Narrower terminals have no room for every column; `show` has all of them.
const mediumWidth = 80;
const largeWidth = 110;

/** The options that choose requests, the same wherever requests are chosen. */
export const filterOptions: Record<string, Option> = {
  kind: { type: 'string', value: 'kind', help: `only ${kinds.join(', ')}` },
  since: { type: 'string', value: 'date', help: 'received on that day or later: 2026-11-20' },
  email: { type: 'string', value: 'address', help: 'only from this sender' },
};
/** Why a confirmation was withheld. */
const withheldReasons: Record<Withheld, string> = {
  recipient: 'its recipient has had the confirmations of the day',
  ceiling: 'CONFIRMATIONS_PER_HOUR was reached',
  sender: 'the address it came from had a tenth of CONFIRMATIONS_PER_HOUR',
};
const json: Option = { type: 'boolean', help: 'as JSON' };

export const list: Command = {
  name: 'list',
  summary: 'Requests, the newest first',
  options: {
    ...filterOptions,
    waiting: { type: 'boolean', help: 'only those with mails that are not delivered, and why' },
    limit: { type: 'string', value: 'number', help: 'at most so many, 50 unless told' },
    json,
  },
  examples: ['list', 'list --kind application --since 2026-11-01', 'list --waiting'],
  async run(context, { values }) {
    const limit = values.limit === undefined ? 50 : wholeNumber(String(values.limit));
    const states = await waitingByRequest(context.store);
    const found: StoredRequest[] = [];
    for await (const request of matchingRequests(context.store, { ...filterOf(values), spam: false })) {
      if (values.waiting && !states.has(request.id)) continue;
      found.push(request);
      if (found.length === limit) break;
    }
    if (values.json) {
      const rows = found.map((request) => ({ ...request, waiting: states.get(request.id)?.length ?? 0 }));
      return context.out(JSON.stringify(rows, null, 2));
    }
    if (found.length === 0) return context.note('No requests.');
    if (values.waiting) return context.out(waitingMails(found, states, context.width));
    const { width } = context;
    context.out(
      columns(found, width, [
        ['Number', ({ id }) => id],
        ['Received, Bremen', ({ receivedAt }) => formatLocalTime(receivedAt)],
        ['Mails', ({ id }) => mailsOf(states.get(id)), width >= mediumWidth],
        ['Kind', ({ kind }) => kind],
        ['Name', ({ fields }) => fields.name, true, 'flexible'],
        ['Email', ({ fields }) => fields.email, width >= largeWidth, 'flexible'],
        ['About', subjectOf, width >= mediumWidth, 'flexible'],
      ]),
    );
  },
};

export const spam: Command = {
  name: 'spam',
  summary: 'Suspected spam and why it is suspected',
  details: 'Nothing was sent for it. What is none becomes an ordinary request with `release`.',
  options: { ...filterOptions, json },
  examples: ['spam', 'release KG-7Q2M9F0X'],
  async run(context, { values }) {
    const found = await Array.fromAsync(matchingRequests(context.store, { ...filterOf(values), spam: true }));
    if (values.json) return context.out(JSON.stringify(found, null, 2));
    if (found.length === 0) return context.note('No suspected spam.');
    const { width } = context;
    context.out(
      columns(found, width, [
        ['Number', ({ id }) => id],
        ['Received, Bremen', ({ receivedAt }) => formatLocalTime(receivedAt)],
        ['Reason', ({ spamReason }) => spamReason ?? ''],
        ['Kind', ({ kind }) => kind, width >= mediumWidth],
        ['Name', ({ fields }) => fields.name, true, 'flexible'],
        ['Email', ({ fields }) => fields.email, width >= mediumWidth, 'flexible'],
      ]),
    );
  },
};

export const show: Command = {
  name: 'show',
  arguments: '<number>',
  summary: 'One request with all its words, files and mails',
  options: { json },
  examples: ['show KG-7Q2M9F0X'],
  async run(context, input) {
    const request = await requestOf(context.store, input);
    const outgoing = await context.store.outbox.outgoing({ requestId: request.id });
    if (input.values.json) return context.out(JSON.stringify({ ...request, outgoing }, null, 2));
    // Fields are called as in the mails to the company.
    const labels = context.content.mail.en.fields;
    const texts: AnyFields = request.fields;
    const rows: [string, string][] = [
      ['Number', request.id],
      ['Kind', `${request.kind}${request.form === request.kind ? '' : ` (form ${request.form})`}`],
      ['Received', time(request.receivedAt)],
      ['Language', request.language],
    ];
    if (request.spamReason) rows.push(['Suspected spam', request.spamReason]);
    if (request.jobClosedAt) rows.push(['Job closed', time(request.jobClosedAt)]);
    for (const [name, field] of Object.entries(definitionOf(request.kind).fields)) {
      const value = field.control === 'pdf' ? fileOf(request, name) : printable(texts[name] ?? '');
      rows.push([labels[name] ?? name, value]);
    }
    const { consent } = request;
    rows.push(['Consent', consent ? `${time(consent.at)}, text version ${consent.version}` : '']);
    rows.push(['Deleted', deletionText(request)]);
    rows.push(...handlingRows(request));
    for (const row of outgoing) rows.push([row.channel, stateOf(row)]);
    const indent = Math.max(...rows.map(([label]) => label.length)) + 2;
    context.out(
      rows
        .map(
          ([label, value]) =>
            `${label.padEnd(indent)}${(value || '–').replaceAll('\n', `\n${' '.repeat(indent)}`)}`,
        )
        .join('\n'),
    );
  },
};

export const stats: Command = {
  name: 'stats',
  summary: 'How many requests there are, and what waits',
  details:
    'Spam is what is suspected of being some. Waiting counts mails that are not delivered, withheld those that are over a limit and leave only with `resend`.',
  options: { json },
  examples: ['stats', 'stats --json'],
  async run(context, { values }) {
    const rows = await context.store.statistics.byKind();
    if (values.json) return context.out(JSON.stringify(rows, null, 2));
    const sum = (name: 'requests' | 'spam' | 'waiting' | 'withheld') =>
      rows.reduce((total, row) => total + row[name], 0);
    const all = {
      kind: 'all',
      requests: sum('requests'),
      spam: sum('spam'),
      waiting: sum('waiting'),
      withheld: sum('withheld'),
      oldest: null,
    };
    context.out(
      columns<Omit<KindStats, 'kind'> & { kind: string }>([...rows, all], context.width, [
        ['Kind', ({ kind }) => kind],
        ['Requests', ({ requests }) => String(requests)],
        ['Spam', ({ spam }) => String(spam)],
        ['Waiting', ({ waiting }) => String(waiting)],
        ['Withheld', ({ withheld }) => String(withheld)],
        [
          'Oldest, Bremen',
          ({ oldest }) => (oldest ? formatLocalTime(oldest) : '–'),
          context.width >= mediumWidth,
        ],
      ]),
    );
  },
};

/** The filter that the options of {@link filterOptions} describe. */
export function filterOf(values: Input['values']): RequestFilter {
  const { kind, since, email } = values;
  if (kind !== undefined && !kinds.includes(kind as RequestKind)) {
    usage(`There is no kind "${kind}". Kinds: ${kinds.join(', ')}.`);
  }
  const at = since === undefined ? null : startOfDay(String(since));
  if (since !== undefined && !at) usage(`"${since}" is not a date. Write it as 2026-11-20.`);
  return {
    ...(kind === undefined ? {} : { kind: kind as RequestKind }),
    ...(at ? { since: at } : {}),
    ...(email === undefined ? {} : { email: String(email) }),
  };
}

/** The request whose number was typed, in whatever case and with or without `KG-`. */
export async function requestOf(store: Store, input: Input): Promise<StoredRequest> {
  const typed = required(input, 'The number of the request').toUpperCase();
  const id = typed.startsWith('KG-') ? typed : `KG-${typed}`;
  const request = await store.requests.get(id);
  if (!request) throw new CommandError(`There is no request ${id}.`);
  return request;
}

async function waitingByRequest(store: Store): Promise<Map<string, OutgoingState[]>> {
  return Map.groupBy(await store.outbox.outgoing({ waiting: true }), ({ requestId }) => requestId);
}

/** One line for each mail that waits, with the reason. */
function waitingMails(
  requests: readonly StoredRequest[],
  states: ReadonlyMap<string, OutgoingState[]>,
  width: number,
): string {
  const rows = requests.flatMap(({ id }) => states.get(id) ?? []);
  return columns(rows, width, [
    ['Number', ({ requestId }) => requestId],
    ['Waits', ({ channel }) => channel],
    [
      'Next try, Bremen',
      ({ nextAttemptAt: next, withheld }) =>
        next ? formatLocalTime(next) : withheld ? 'withheld' : 'given up',
      width >= mediumWidth,
    ],
    ['Failed', ({ attempts }) => String(attempts)],
    [
      'Why',
      ({ withheld, lastError }) => (withheld ? withheldReasons[withheld] : (lastError ?? '')),
      true,
      'flexible',
    ],
  ]);
}

type Column<Row> = [head: string, cell: (row: Row) => string | undefined, shown?: boolean, fit?: 'flexible'];

/** A table of the columns that are shown; only the flexible ones, which come last, give way. */
function columns<Row>(rows: readonly Row[], width: number, all: readonly Column<Row>[]): string {
  const shown = all.filter(([, , here = true]) => here);
  return table(
    shown.map(([head]) => head),
    rows.map((row) => shown.map(([, cell]) => cell(row) ?? '')),
    { width, firm: shown.filter(([, , , fit]) => !fit).length },
  );
}

/** The worst state among the mails of a request. */
function mailsOf(undelivered: readonly OutgoingState[] = []): string {
  const withheld = undelivered.filter((row) => row.withheld).length;
  const waiting = undelivered.filter(({ nextAttemptAt }) => nextAttemptAt).length;
  const givenUp = undelivered.length - withheld - waiting;
  if (givenUp > 0) return `${givenUp} given up`;
  if (waiting > 0) return `${waiting} waiting`;
  return withheld > 0 ? `${withheld} withheld` : 'sent';
}

function fileOf(request: StoredRequest, field: string): string {
  const file = request.files.find((candidate) => candidate.field === field);
  if (!file) return '';
  const size = file.size > 0 ? `${Math.ceil(file.size / 1024)} KB` : 'deleted while suspected of spam';
  return `${printable(file.name)}, ${size}`;
}

function deletionText(request: StoredRequest): string {
  const at = deletionOf(request);
  if (at) return `on ${time(at).slice(0, 10)}, unless erased before`;
  const { years } = definitionOf(request.kind).retention;
  return `${counted(years, 'year')} after its job is closed, unless erased before`;
}

function handlingRows({ handling }: StoredRequest): [string, string][] {
  const { state, stateBy, stateAt, note, noteBy, noteAt } = handling;
  const signed = (by: string | null, at: Date | null) => (by && at ? ` (${by}, ${time(at)})` : '');
  return [
    ['State', `${state}${signed(stateBy, stateAt)}`],
    ...(note ? [['Note', `${printable(note)}${signed(noteBy, noteAt)}`] as [string, string]] : []),
  ];
}

function stateOf(row: OutgoingState): string {
  if (row.deliveredAt) return `delivered ${time(row.deliveredAt)}`;
  if (row.withheld) return `withheld, resend sends it: ${withheldReasons[row.withheld]}`;
  const failures = row.attempts > 0 ? `, ${row.attempts} failed: ${printable(row.lastError ?? '')}` : '';
  return row.nextAttemptAt
    ? `waiting, next attempt ${time(row.nextAttemptAt)}${failures}`
    : `given up, resend starts again${failures}`;
}

function wholeNumber(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : usage(`"${text}" is not a whole number above 0.`);
}
