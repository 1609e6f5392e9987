import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first port from `wanted` on that nobody listens on; 0 stands for any. */
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
