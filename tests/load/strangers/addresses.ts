import { exampleFields } from '../../support/requests.ts';
import { asPage, type Dimension, dimension, filled, headBytes, http, post } from './dimension.ts';

const demo = '/functions/v1/send-demo-request';

const piecesOfPath = ['/', 'a', '.', '../', '%', '%2F', '%40', '@', '.html', '/index', '/a@a', ';', '\\'];

/** Paths and queries of pages, functions and unknown addresses. */
const targets: Dimension[] = [
  ...piecesOfPath.flatMap((piece) => [
    target(`path: ${shown(piece)} repeated`, (size) => `/${filled(piece, size)}`),
    target(`path: ${shown(piece)} repeated, then x`, (size) => `/${filled(piece, size)}x`),
  ]),
  target('path: a page and many /', (size) => `/team${filled('/', size)}`),
  target('path below functions', (size) => `/functions/v1/${filled('a', size)}`),
  target('path below functions of %2F', (size) => `/functions/v1/${filled('%2F', size)}`),
  target('path below functions of /', (size) => `/functions/v1/${filled('/', size)}x`),
  target('path below functions of %', (size) => `/functions/v1/${filled('%', size)}`),
  target('query of a page', (size) => `/?${filled('a', size)}`),
  target('query of a page: many pairs', (size) => `/?${filled('a=b&', size)}`),
  target('query of a page: many ?', (size) => `/${filled('?', size)}`),
  target('query of a redirect', (size) => `/team/?${filled('a=b&', size)}`),
  target('query of an unknown path', (size) => `/nowhere?${filled('a@b/', size)}`),
  target('query of a function: many pairs', (size) => `${demo}?${filled('a=%40&', size)}`, 'POST'),
  target('query of the health check', (size) => `/healthz?${filled('a=b&', size)}`),
  ...['HEAD', 'OPTIONS', 'PUT', 'PROPFIND'].flatMap((method) => [
    target(`${method} of a long path`, (size) => `/${filled('/a', size)}`, method),
    target(`${method} of a function with a long query`, (size) => `${demo}?${filled('a=b&', size)}`, method),
  ]),
];

function target(name: string, path: (size: number) => string, method = 'GET'): Dimension {
  return dimension(name, headBytes, (size) => http({ method, target: path(size) }));
}

/** Headers, with a request whose handler reads them. */
const headers: [name: string, piece: string, request: keyof typeof readers][] = [
  ['Accept', 'text/html,', 'form'],
  ['Accept', 'text/', 'form'],
  ['Accept-Encoding', 'br;q=0,', 'page'],
  ['Accept-Encoding', 'br ', 'page'],
  ['Accept-Encoding', 'gzip;q=0.', 'page'],
  ['Accept-Encoding', 'br;q=0.0', 'page'],
  ['Accept-Language', 'de,', 'wrong method'],
  ['If-None-Match', '"a",', 'page'],
  ['If-None-Match', 'W/', 'page'],
  ['If-None-Match', ',', 'page'],
  ['If-Modified-Since', 'Mon, ', 'page'],
  ['Range', 'bytes=0-1,', 'video'],
  ['Range', '0', 'video'],
  ['If-Range', '"a"', 'video'],
  ['Referer', 'http://a/', 'wrong method'],
  ['Referer', '../', 'wrong method'],
  ['Origin', 'http://a.', 'form'],
  ['Origin', 'a', 'form'],
  ['Host', 'a.', 'form'],
  ['Host', 'a.', 'page'],
  ['Sec-Fetch-Site', 'same-origin', 'form'],
  ['X-Forwarded-For', '127.0.0.1,', 'form'],
  ['X-Forwarded-For', ',', 'form'],
  ['X-Forwarded-For', '[', 'form'],
  ['X-Forwarded-For', '1.2.3.4%', 'form'],
  ['X-Forwarded-For', ':', 'form'],
  ['Content-Type', ';a=b', 'form'],
  ['Content-Type', ';', 'form'],
  ['Content-Encoding', 'identity,', 'form'],
  ['Idempotency-Key', 'a', 'request'],
  ['Cookie', 'a=b; ', 'page'],
  ['Cookie', 'a=b; ', 'form'],
  ['Authorization', 'a', 'form'],
  ['X-Nobody-Reads', 'a', 'page'],
];

const starts: Readonly<Record<string, string>> = {
  Origin: 'http://',
  Referer: 'http://a/',
  Range: 'bytes=0',
  'Content-Type': 'application/x-www-form-urlencoded',
};

const readers = {
  page: (header: Record<string, string>) => http({ headers: header }),
  video: (header: Record<string, string>) =>
    http({ target: '/video/ai-retail-analyst-en.webm', headers: { Range: 'bytes=0-99', ...header } }),
  'wrong method': (header: Record<string, string>) =>
    http({ target: demo, headers: { ...asPage, ...header } }),
  /** Empty: refused with a page. */
  form: (header: Record<string, string>) =>
    post('demo', 'application/x-www-form-urlencoded', '', { ...asPage, ...header }),
  /** Stored. */
  request: (header: Record<string, string>) =>
    post(
      'demo',
      'application/x-www-form-urlencoded',
      String(new URLSearchParams({ ...exampleFields('demo'), leaveEmpty: '' })),
      {
        ...asPage,
        ...header,
      },
    ),
} satisfies Record<string, (header: Record<string, string>) => Buffer>;

const heads: Dimension[] = [
  ...headers.map(([name, piece, reader]): Dimension => {
    const start = starts[name] ?? '';
    return {
      name: `${name} of a ${reader}: ${shown(piece)} repeated`,
      limit: headBytes - 500,
      request: (size) => readers[reader]({ [name]: start + filled(piece, size) }),
    };
  }),
  ...(['page', 'form'] as const).map((reader) =>
    dimension(`number of headers of a ${reader}`, 900, (size) =>
      readers[reader](
        Object.fromEntries(Array.from({ length: size }, (_, index) => [`${10_000 + index}`, ''])),
      ),
    ),
  ),
];

const pipelined: Dimension[] = (
  [
    ['HEAD', '/'],
    ['GET', '/favicon.svg'],
    ['GET', '/nowhere'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', demo],
  ] as const
).map(([method, path]) => ({
  name: `requests in one go: ${method} ${path}`,
  limit: 2000,
  request: (size) => {
    const one = http({ method, target: path, headers: { Connection: 'keep-alive' } });
    return Buffer.concat([...Array.from({ length: size - 1 }, () => one), http({ method, target: path })]);
  },
}));

export const addresses: readonly Dimension[] = [...targets, ...heads, ...pipelined];

function shown(piece: string): string {
  return piece.trim() === '' ? JSON.stringify(piece) : piece.trim();
}
