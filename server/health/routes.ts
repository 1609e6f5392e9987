import { Hono } from 'hono';
import type { AppEnv } from '../http/context.ts';
import type { Store } from '../store/store.ts';
import type { HealthReport } from './check.ts';

interface Parts {
  store: () => Promise<Pick<Store, 'ping'>>;
  /** Null while the process stops. */
  health: () => HealthReport | null;
}

/** Health endpoints (docs/operate.md). */
export function healthRoutes({ store, health }: Parts): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/livez', (context) => context.json({ status: 'ok' }));

  // Ready to serve pages, which needs neither database nor mail server.
  routes.get('/readyz', (context) => {
    const checks = health();
    if (!checks) return context.json({ status: 'stopping' }, 503);
    const failing = Object.values(checks).some(({ status }) => status === 'failing');
    return context.json({ status: failing ? 'failing' : 'ok', checks });
  });

  routes.get('/healthz', async (context) => {
    try {
      await (await store()).ping();
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'unavailable' }, 503);
    }
  });

  return routes;
}
