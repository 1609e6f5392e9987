import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { reportOf } from '../../site/build/content/check.ts';
import type { Functions } from './functions.ts';
import { problemsIn, report, showProblems } from './problems.ts';

interface Parts {
  root: string;
  functions: Functions;
  /** Restarts the site. */
  restart(): void;
}

/** Debounce: editors save several files at once, and some save one file in several steps. */
const quietMs = 50;

/**
 * Hot reload updates hydrated islands only. A change of code reloads the page for the others, unless a hydrated form
 * would lose its input.
 */
const reloadIslands = `
  import.meta.hot.on('vite:beforeUpdate', ({ updates }) => {
    const code = updates.some(({ path }) => /\\.tsx?$/.test(path));
    if (code && !document.querySelector('astro-island:not([ssr]) form')) location.reload();
  });
`;

/** Adds the functions, the page /kit with all compositions, a page with content problems, and the reload of islands to Astro's development server. */
export function developmentServer({ root, functions, restart }: Parts): AstroIntegration {
  return {
    name: 'development',
    hooks: {
      'astro:config:setup': ({ injectRoute, injectScript }) => {
        injectScript('page', reloadIslands);
        injectRoute({ pattern: '/kit', entrypoint: './scripts/dev/Kit.astro', prerender: true });
      },
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
          // Astro reads schemas and the list of pages only at its start.
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
