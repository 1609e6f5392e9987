import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { escapeHtml } from '../../server/http/html.ts';
import { type Problem, reportOf } from '../../site/build/content/check.ts';

/** The problems of the content. A new worker checks it, because modules with schemas stay cached. */
export async function problemsIn(root: string): Promise<Problem[]> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: { root } });
  try {
    const [problems] = await once(worker, 'message');
    return problems;
  } catch (error) {
    // A syntax error in a schema or a page.
    const message = (error as Error).stack ?? String(error);
    return [{ file: 'The content cannot be checked', line: 0, key: '', message }];
  }
}

/** Prints the problems. */
export function report(problems: readonly Problem[]): void {
  if (problems.length > 0) console.error(`\n${reportOf(problems)}\n`);
}

/** Serves a page with the problems until a file changes, then frees the port. */
export async function showUntilChanged(
  { host, port, root }: { host: string; port: number; root: string },
  problems: readonly Problem[],
): Promise<void> {
  const server = createServer((_request, response) => showProblems(response, problems)).listen(port, host);
  const changed = Promise.withResolvers<void>();
  const watchers = ['content', 'design', 'domain', 'site'].map((room) =>
    watch(path.join(root, room), { recursive: true }, () => changed.resolve()),
  );
  await changed.promise;
  for (const watcher of watchers) watcher.close();
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
}

/** Responds with a page that lists the problems and reloads itself. */
export function showProblems(response: ServerResponse, problems: readonly Problem[]): void {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', Refresh: '1' }).end(pageOf(problems));
}

function pageOf(problems: readonly Problem[]): string {
  const items = problems.map(
    ({ file, line, key, message }) =>
      `<li><code>${escapeHtml(file)}${line ? `:${line}` : ''}</code> <b>${escapeHtml(key)}</b><p>${escapeHtml(message)}</p></li>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>To mend: ${problems.length}</title>
    <style>
      body { max-width: 50rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; }
      li { margin-block: 1.5rem; }
      p { margin: 0; white-space: pre-wrap; }
    </style>
  </head>
  <body>
    <h1>To mend: ${problems.length}</h1>
    <ol>${items.join('')}</ol>
    <p>The page comes back when the files are mended and saved.</p>
  </body>
</html>
`;
}
