import { after } from 'node:test';
import { createServer } from 'vite';

/** Loads a module with JSX into a test, which Node alone cannot: `const { Field } = await loadTsx(…)`. */
export async function loadTsx(file: URL) {
  const vite = await createServer({
    root: new URL('../../', import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  after(() => vite.close());
  return vite.ssrLoadModule(file.pathname);
}
