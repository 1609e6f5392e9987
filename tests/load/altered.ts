import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Serves what stands at `origin`, compressed by Brotli where it is there, as `alter` changes headers and body. */
export async function serveAltered(
  origin: string,
  alter: (headers: IncomingHttpHeaders, body: Buffer) => Buffer,
): Promise<{ url: string; stop: () => void }> {
  const listener = createServer(async (request, response) => {
    const asked = get(origin + request.url, { headers: { 'accept-encoding': 'br' } });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const headers = { ...answer.headers };
    const body = alter(headers, await buffer(answer));
    delete headers['content-length'];
    response.writeHead(answer.statusCode ?? 500, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => listener.close() };
}
