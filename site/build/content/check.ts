import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkValues } from '../../../domain/content/check-values.ts';
import { contentFiles } from '../../../domain/content/index.ts';
import { type ContentFile, type Problem, readContentFile, reportOf } from '../../../domain/content/read.ts';
import { crossFileProblems } from './cross-file.ts';
import { namesIn } from './names.ts';

export { type Problem, reportOf };

/** All problems in `content/` below `root`, sorted by file and line. */
export async function checkContent(root: string): Promise<Problem[]> {
  const present = new Set(filesIn(path.join(root, 'content')));
  const read = new Map<string, ContentFile>();
  const problems: Problem[] = [];
  const names = namesIn(root);

  for (const { files, schema } of Object.values(contentFiles)) {
    for (const name of files) {
      const file = `content/${name}`;
      if (!present.delete(name)) {
        problems.push(
          fileProblem(
            file,
            'This file is missing. Copy a neighbour, or take its page out of domain/pages.ts.',
          ),
        );
        continue;
      }
      const content = readContentFile(file, readFileSync(path.join(root, file)), names);
      if (!('values' in content)) {
        problems.push(content);
        continue;
      }
      const { problems: wrong } = checkValues(content, schema);
      problems.push(...wrong);
      if (wrong.length === 0) read.set(name, content);
    }
  }
  for (const name of present) {
    problems.push(
      fileProblem(
        `content/${name}`,
        'No page and no schema knows this file. Name its page in domain/pages.ts, or remove it.',
      ),
    );
  }
  problems.push(...(await crossFileProblems(read, root)));
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function fileProblem(file: string, message: string): Problem {
  return { file, line: 0, key: '', message };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => /\.(?:ya?ml|md)$/.test(name));
}
