import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { type ContentFile, lineOf, readContentFile } from '../../../domain/content/read.ts';
import { namesIn } from './names.ts';

/** Loads each file (path below `content/`) as an entry whose id is the path without extension. */
export function filesLoader(files: readonly string[]): Loader {
  return contentLoader(files, (name, { values }) => ({ [name.replace(/\.\w+$/, '')]: values }));
}

/** Loads each key of a file such as `jobs.yaml` as an entry. */
export function keysLoader(file: string): Loader {
  return contentLoader([file], (_name, { values }) => values as object);
}

/** Uses the parser of the checker instead of Astro's, so that both accept the same files. */
function contentLoader(
  files: readonly string[],
  entriesIn: (name: string, content: ContentFile) => object,
): Loader {
  return {
    name: 'content-loader',
    async load({ config, logger, parseData, renderMarkdown, store, watcher }) {
      const root = fileURLToPath(config.root);
      const folder = path.join(root, 'content');

      async function entriesOf(name: string) {
        const filePath = path.join(folder, name);
        const content = readContentFile(`content/${name}`, readFileSync(filePath), namesIn(root));
        if (!('values' in content)) throw new Error(lineOf(content));
        const rendered = content.body ? await renderMarkdown(content.body) : undefined;
        return Promise.all(
          Object.entries(entriesIn(name, content)).map(async ([id, data]) => ({
            id,
            data: await parseData({ id, data, filePath }),
            filePath: `content/${name}`,
            rendered,
          })),
        );
      }

      async function load(): Promise<void> {
        const entries = await Promise.all(files.map(entriesOf));
        store.clear();
        for (const entry of entries.flat()) store.set(entry);
      }

      await load();
      watcher?.add(folder);
      watcher?.on('change', (changed) => {
        // Every file may use the names of the company.
        if ([...files, 'company.yaml'].some((name) => path.join(folder, name) === changed)) {
          load().catch((error: Error) => logger.error(error.message));
        }
      });
    },
  };
}
