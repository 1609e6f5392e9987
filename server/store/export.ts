import { type AnyFields, allFields } from '../../domain/requests/index.ts';
import { csvLine } from './csv.ts';
import { matchingRequests } from './find-requests.ts';
import type { RequestFilter, Store, StoredRequest } from './store.ts';

export const exportFormats = ['csv', 'csv-semicolon', 'json'] as const;
/** `csv-semicolon` is what Excel expects in German. */
type ExportFormat = (typeof exportFormats)[number];

const fieldNames = [...new Set(allFields().map(([name]) => name))];

/** Requests as parts of a file: a head, one part for each request, a foot. */
export async function* exportedRequests(
  store: Pick<Store, 'requests'>,
  filter: RequestFilter,
  format: ExportFormat,
): AsyncGenerator<string> {
  const { head, line, foot } = format === 'json' ? json : csv(format === 'csv' ? ',' : ';');
  let first = true;
  yield head;
  for await (const request of matchingRequests(store, filter)) {
    yield line(request, first);
    first = false;
  }
  yield foot;
}

interface Format {
  head: string;
  line: (request: StoredRequest, first: boolean) => string;
  foot: string;
}

function csv(separator: ',' | ';'): Format {
  const columns = [
    ...['id', 'kind', 'form', 'language', 'receivedAt', ...fieldNames],
    ...['filesNotInspected', 'consentVersion', 'consentAt', 'jobClosedAt'],
    ...['spamReason', 'state', 'stateBy', 'stateAt', 'answeredAt', 'note', 'noteBy', 'noteAt'],
  ];
  return {
    // Spreadsheets recognise UTF-8 by the byte order mark.
    head: `\ufeff${csvLine(columns, separator)}`,
    line: (request) => csvLine(valuesOf(request), separator),
    foot: '',
  };
}

const json: Format = {
  head: '[',
  line: (request, first) => `${first ? '\n' : ',\n'}${JSON.stringify(request)}`,
  foot: '\n]\n',
};

function valuesOf(request: StoredRequest): string[] {
  const texts: AnyFields = request.fields;
  const { handling } = request;
  return [
    ...[request.id, request.kind, request.form, request.language, time(request.receivedAt)],
    ...fieldNames.map((name) => texts[name] ?? request.files.find(({ field }) => field === name)?.name ?? ''),
    request.files.flatMap(({ field, inspected }) => (inspected ? [] : [field])).join(' '),
    ...[request.consent?.version ?? '', time(request.consent?.at), time(request.jobClosedAt)],
    ...[request.spamReason ?? '', handling.state, handling.stateBy ?? '', time(handling.stateAt)],
    ...[time(handling.answeredAt), handling.note, handling.noteBy ?? '', time(handling.noteAt)],
  ];
}

function time(at: Date | null | undefined): string {
  return at?.toISOString() ?? '';
}
