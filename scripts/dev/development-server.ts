import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { reportOf } from '../../site/build/content/check.ts';
import type { Functions } from './functions.ts';
import { problemsIn, report, showProblems } from './problems.ts';

interface Parts {
  root: string;
  functions: Functions;
  /** Asks for another start of the site. */
  restart(): void;
}

/** Waits for further changes: editors save several files at once, and some save one file in several steps. */
const quietMs = 50;

/**
 * React replaces components of an island that is awake. One that sleeps is plain HTML, which only loading the page again
 * brings up to date; that loses nothing as long as no form is awake.
 */
const reloadSleepingIslands = `
  import.meta.hot.on('vite:beforeUpdate', ({ updates }) => {
    const code = updates.some(({ path }) => /\\.tsx?$/.test(path));
    if (code && !document.querySelector('astro-island:not([ssr]) form')) location.reload();
  });
`;

/**
 * Adds to Astro's development server: functions behind the same address, problems of the content in the
 * browser, and what was changed in islands that sleep.
 */
export function developmentServer({ root, functions, restart }: Parts): AstroIntegration {
  return {
    name: 'development',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('page', reloadSleepingIslands),
      'astro:server:setup': ({ server }) => {
        functions.restart();
        let problems: Awaited<ReturnType<typeof problemsIn>> = [];
        server.middlewares.use((request, response, next) => {
          const { url = '', headers } = request;
          if (problems.length > 0 && headers.accept?.includes('text/html')) showProblems(response, problems);
          else if (url.startsWith('/functions/')) void functions.forward(request, response);
          else next();
        });

        const changed = new Set<string>();
        let timer: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_event, file) => {
          if (/\.test\.ts$/.test(file)) return;
          changed.add(path.relative(root, file).split(path.sep)[0] ?? '');
          clearTimeout(timer);
          timer = setTimeout(applyChanges, quietMs);
        });

        async function applyChanges(): Promise<void> {
          const rooms = new Set(changed);
          changed.clear();
          // Astro reads schemas and the list of pages only when it starts.
          if (rooms.has('domain')) return restart();
          if (rooms.has('server') || rooms.has('content')) functions.restart();
          if (!rooms.has('content') && !rooms.has('design')) return;
          const before = reportOf(problems);
          problems = await problemsIn(root);
          if (reportOf(problems) === before) return;
          report(problems);
          if (problems.length === 0) console.log('The content is right again.\n');
          server.ws.send({ type: 'full-reload' });
        }
      },
    },
  };
}
