import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first free port from `wanted` on; 0 means any. Throws when there is none. */
export async function freePort(host: string, wanted: number): Promise<number> {
  for (let port = wanted; port <= 65_535; port++) {
    const probe = createServer().listen(port, host);
    try {
      await once(probe, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    const { port: free } = probe.address() as { port: number };
    await once(probe.close(), 'close');
    return free;
  }
  throw new Error(`Every port from ${wanted} on is in use.`);
}
