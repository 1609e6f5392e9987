import { randomUUID } from 'node:crypto';
import { definitionOf, type FormId, forms, pdfBytes } from '../../../domain/requests/index.ts';
import { nextAddress } from '../../support/requests.ts';

/** One part of a request that grows while the rest stays small and valid. */
export interface Dimension {
  name: string;
  /** The most that the server reads: bytes, or the number of parts where the name says so. */
  limit: number;
  /** The bytes of the HTTP request in which that part has this size. */
  request(size: number): Buffer;
}

export function dimension(name: string, limit: number, request: Dimension['request']): Dimension {
  return { name, limit, request };
}

/** Of the 16 KB that Node takes for request line and headers. */
export const headBytes = 15_000;
/** Of the 64 KB of a form without files. */
export const formBytes = 64_000;
/** The two files of an application. */
export const uploadBytes = 2 * pdfBytes;

/** Repeats a text up to `size` bytes of UTF-8. */
export function filled(piece: string, size: number): string {
  return piece.repeat(size / Buffer.byteLength(piece));
}

export const bytesOf = (content: string | Buffer) =>
  typeof content === 'string' ? Buffer.from(content) : content;

interface HttpRequest {
  method?: string;
  target?: string;
  /** Replace or add headers; `undefined` removes one. */
  headers?: Readonly<Record<string, string | undefined>>;
  body?: string | Buffer;
}

/** An HTTP/1.1 request that closes its connection, from another client address each time. */
export function http({ method = 'GET', target = '/', headers = {}, body }: HttpRequest): Buffer {
  const bytes = bytesOf(body ?? '');
  const length = body === undefined ? {} : { 'Content-Length': String(bytes.length) };
  const usual = { Host: 'kogge', Connection: 'close', 'X-Forwarded-For': nextAddress(), ...length };
  const fields = Object.entries({ ...usual, ...headers });
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\r\n`]));
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]);
}

/** A request to the function of a form, each time with another key. */
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
      ...headers,
    },
    body,
  });
}

/** Asks for a page as the answer, as browsers without script do. */
export const asPage = { Accept: 'text/html' };
