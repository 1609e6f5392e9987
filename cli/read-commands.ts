import { printable } from '../domain/printable.ts';
import {
  type AnyFields,
  definitionOf,
  type RequestKind,
  requestDefinitions,
} from '../domain/requests/index.ts';
import { formatLocalTime, formatZonedTime as time } from '../domain/time-zone.ts';
import { deletionOf, subjectOf } from '../server/store/about.ts';
import { matchingRequests } from '../server/store/find-requests.ts';
import type { OutgoingState, Store, StoredRequest, Withheld } from '../server/store/store.ts';
import { type Command, CommandError, counted, type Input, required, usage } from './command.ts';

const kinds = requestDefinitions.map(({ kind }) => kind);
const withheldReasons: Record<Withheld, string> = {
  recipient: 'its recipient has had the confirmations of the day',
  ceiling: 'CONFIRMATIONS_PER_HOUR was reached',
  sender: 'the address it came from had a tenth of CONFIRMATIONS_PER_HOUR',
};

export const list: Command = {
  options: {
    kind: { type: 'string' },
    waiting: { type: 'boolean' },
    spam: { type: 'boolean' },
  },
  async run({ store, out, note }, { values }) {
    if (values.waiting && values.spam) usage('Choose --waiting or --spam: nothing is sent for spam.');
    const filter = { kind: kindOf(values.kind), spam: values.spam === true };
    const undelivered = Map.groupBy(
      await store.outbox.outgoing({ waiting: true }),
      ({ requestId }) => requestId,
    );
    let found = false;
    for await (const request of matchingRequests(store, filter)) {
      const mails = undelivered.get(request.id) ?? [];
      const lines = values.waiting ? mails.map(waitingLine) : [requestLine(request, mails)];
      for (const line of lines) out(line);
      found ||= lines.length > 0;
    }
    if (!found) note(values.waiting ? 'Nothing waits.' : 'No requests.');
  },
};

export const show: Command = {
  argument: true,
  async run({ store, content, out }, input) {
    const request = await requestOf(store, input);
    const outgoing = await store.outbox.outgoing({ requestId: request.id });
    // The names that the mails to the company use.
    const labels = content.mail.en.fields;
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
    for (const [label, value] of rows) {
      out(`${label.padEnd(indent)}${(value || '–').replaceAll('\n', `\n${' '.repeat(indent)}`)}`);
    }
  },
};

export function kindOf(typed: Input['values'][string]): RequestKind | undefined {
  if (typed === undefined) return undefined;
  const kind = kinds.find((each) => each === typed);
  return kind ?? usage(`There is no kind "${typed}". Kinds: ${kinds.join(', ')}.`);
}

/** Finds a request by its number, in any case, with or without `KG-`. */
export async function requestOf(store: Store, input: Input): Promise<StoredRequest> {
  const typed = required(input, 'The number of the request').toUpperCase();
  const id = typed.startsWith('KG-') ? typed : `KG-${typed}`;
  const request = await store.requests.get(id);
  if (!request) throw new CommandError(`There is no request ${id}.`);
  return request;
}

function requestLine(request: StoredRequest, undelivered: readonly OutgoingState[]): string {
  const { id, receivedAt, kind, fields, spamReason } = request;
  return tabbed([
    id,
    formatLocalTime(receivedAt),
    kind,
    fields.name,
    fields.email,
    subjectOf(request),
    spamReason ?? worstStateOf(undelivered),
  ]);
}

function waitingLine({ requestId, channel, nextAttemptAt, attempts, withheld, lastError }: OutgoingState) {
  const givenUpOrWithheld = withheld ? 'withheld' : 'given up';
  return tabbed([
    requestId,
    channel,
    nextAttemptAt ? formatLocalTime(nextAttemptAt) : givenUpOrWithheld,
    String(attempts),
    withheld ? withheldReasons[withheld] : (lastError ?? ''),
  ]);
}

/** Joins cells with tabs; line breaks and tabs inside become spaces. */
function tabbed(cells: readonly string[]): string {
  return cells.map((cell) => printable(cell).replace(/\s+/g, ' ')).join('\t');
}

function worstStateOf(undelivered: readonly OutgoingState[]): string {
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
  const unsure = file.size > 0 && !file.inspected ? ', not checked: may be damaged or protected' : '';
  return `${printable(file.name)}, ${size}${unsure}`;
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
