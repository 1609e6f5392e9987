import { randomUUID } from 'node:crypto';
import { definitionOf, type FormId, forms } from '../../../domain/requests/index.ts';
import { nextAddress } from '../../support/requests.ts';

/** One thing that a stranger can make larger, while everything else in the request stays small and right. */
export interface Dimension {
  name: string;
  /** The most that is taken in: bytes, or pieces where the name says so. Anything beyond is refused unread. */
  limit: number;
  /** The whole HTTP request, byte for byte, in which that thing has this size. */
  request(size: number): Buffer;
  /** Sent by somebody who has no requests left in this minute. */
  limited?: true;
}

export function dimension(name: string, limit: number, request: Dimension['request']): Dimension {
  return { name, limit, request };
}

/** What fits beside the other lines into the 16 KB that Node takes for request line and headers. */
export const headBytes = 15_000;
/** What fits beside the other fields into the 64 KB of a form without files. */
export const formBytes = 64_000;
/** What fits beside the other parts into a form with files. */
export const uploadBytes = 20 * 2 ** 20;
export const pdfBytes = 10 * 2 ** 20;

/** As many whole pieces as fit into so many bytes of UTF-8. */
export function filled(piece: string, size: number): string {
  return piece.repeat(size / Buffer.byteLength(piece));
}

/** Bytes as they are: they may be many. */
export const bytesOf = (content: string | Buffer) =>
  typeof content === 'string' ? Buffer.from(content) : content;

interface HttpRequest {
  method?: string;
  target?: string;
  /** Lines of the head, added to those that every request has; `undefined` takes one of those out. */
  headers?: Readonly<Record<string, string | undefined>>;
  body?: string | Buffer;
}

/** An HTTP/1.1 request on a connection of its own. */
export function http({ method = 'GET', target = '/', headers = {}, body }: HttpRequest): Buffer {
  const bytes = bytesOf(body ?? '');
  const length = body === undefined ? {} : { 'Content-Length': String(bytes.length) };
  const fields = Object.entries({ Host: 'kogge', Connection: 'close', ...length, ...headers });
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\r\n`]));
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]);
}

/** A request to the function of a form. Each is a new one: the answer to a repeated one would cost less. */
export function post(
  form: FormId,
  type: string,
  body: string | Buffer,
  headers: HttpRequest['headers'] = {},
): Buffer {
  return http({
    method: 'POST',
    target: `/functions/v1/${definitionOf(forms[form]).functionName}`,
    headers: {
      'Content-Type': type,
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': nextAddress(),
      ...headers,
    },
    body,
  });
}

/** Sent without script: the answer is a page. */
export const asPage = { Accept: 'text/html' };
