import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FormId } from '../../domain/requests/index.ts';

/** The exact keys of each body: a strict hosted function refuses others. */
export const specifiedFields: Readonly<Record<FormId, readonly string[]>> = {
  'api-access': ['name', 'email', 'company', 'useCase'],
  'api-documentation': ['name', 'email', 'company', 'message'],
  demo: ['name', 'email', 'company', 'message', 'productName'],
  'demo-home': ['name', 'email', 'company', 'message'],
  consultation: ['name', 'email', 'company', 'message', 'infrastructureType'],
  application: ['name', 'email', 'phone', 'jobTitle', 'resume', 'coverLetter'],
};

/** Further keys that every host gets. */
export function consentsOf(form: FormId): readonly string[] {
  return form === 'application' ? ['language', 'consent', 'filesConsent'] : ['language', 'consent'];
}

export interface ReceivedBody {
  path: string;
  /** Media type without parameters. */
  type: string;
  values: Record<string, unknown>;
}

/** A hosted functions platform that accepts and keeps every body. */
export async function hostedFunctions() {
  const bodies: ReceivedBody[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'accept, content-type, idempotency-key');
    if (request.method === 'POST') {
      const contentType = request.headers['content-type'] ?? '';
      const body = new Response(Buffer.concat(await Array.fromAsync(request)), {
        headers: { 'content-type': contentType },
      });
      const type = contentType.split(';', 1)[0] as string;
      const values =
        type === 'application/json' ? await body.json() : Object.fromEntries(await body.formData());
      bodies.push({ path: request.url ?? '', type, values });
    }
    response.setHeader('content-type', 'application/json').end('{"success":true}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    stop: () => void server.close().closeAllConnections(),
  };
}
