import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { z } from 'zod';
import { productFlags } from '../../../design/flags.ts';
import type { contentFiles } from '../../../domain/content/index.ts';
import { retentionWord } from '../../../domain/content/legal.ts';
import type { ContentFile, Problem } from '../../../domain/content/read.ts';
import type { PersonWords } from '../../../domain/content/team.ts';
import { languages } from '../../../domain/languages.ts';
import { pagesIn } from '../../../domain/pages.ts';
import { requestDefinitions } from '../../../domain/requests/index.ts';
import { placeholderProblems } from './placeholders.ts';

type Values<Name extends keyof typeof contentFiles> = z.infer<(typeof contentFiles)[Name]['schema']>;

/** In pixels: portraits are shown up to this width. */
const smallestPhoto = 480;

/** Problems between files: unmatched jobs, people and placeholders, and solutions without a flag. */
export async function crossFileProblems(
  read: ReadonlyMap<string, ContentFile>,
  root: string,
): Promise<Problem[]> {
  return [
    ...flagProblems(pagesIn('services').map(({ id }) => id)),
    ...placeholderProblems(read),
    ...jobProblems(read),
    ...privacyProblems(read),
    ...(await peopleProblems(read, root)),
  ];
}

export function flagProblems(solutions: readonly string[]): Problem[] {
  return solutions
    .filter((id) => !Object.hasOwn(productFlags, id))
    .map((id) => ({
      file: 'design/flags.ts',
      line: 0,
      key: 'productFlags',
      message: `The solution \`${id}\` of domain/pages.ts has no flag. Draw it here.`,
    }));
}

function jobProblems(read: ReadonlyMap<string, ContentFile>): Problem[] {
  const problems: Problem[] = [];
  const facts = read.get('jobs.yaml');
  if (!facts) return [];
  const jobs = facts.values as Values<'jobs'>;
  for (const language of languages) {
    const words = read.get(`${language}/careers.yaml`);
    if (!words) continue;
    const { items } = (words.values as Values<'careers'>).jobs;
    const path = ['jobs', 'items'];
    for (const id of Object.keys(jobs).filter((id) => !Object.hasOwn(items, id))) {
      problems.push(
        words.problem(
          path,
          `There are no words for the job \`${id}\` of content/jobs.yaml. Write them under \`${id}\`.`,
        ),
      );
    }
    for (const id of Object.keys(items).filter((id) => !Object.hasOwn(jobs, id))) {
      problems.push(
        words.problem(
          [...path, id],
          `content/jobs.yaml has no job \`${id}\`. Add it there, or remove these words in every language.`,
        ),
      );
    }
  }
  const people = read.get('people.yaml');
  if (!people) return problems;
  for (const [id, { beside }] of Object.entries(jobs)) {
    if (Object.hasOwn(people.values as object, beside)) continue;
    problems.push(facts.problem([id, 'beside'], `content/people.yaml has nobody called \`${beside}\`.`));
  }
  return problems;
}

function privacyProblems(read: ReadonlyMap<string, ContentFile>): Problem[] {
  return languages.flatMap((language) => {
    const policy = read.get(`${language}/privacy-policy.md`);
    if (!policy) return [];
    return requestDefinitions
      .filter(({ kind }) => !policy.body.includes(`{${retentionWord(kind)}}`))
      .map(({ kind }) =>
        policy.problem(
          [],
          `The form \`${kind}\` is missing here. Say which data it asks for, for what purpose, on what legal basis, and how long: {${retentionWord(kind)}}.`,
        ),
      );
  });
}

async function peopleProblems(read: ReadonlyMap<string, ContentFile>, root: string): Promise<Problem[]> {
  const portraits = read.get('people.yaml');
  if (!portraits) return [];
  const people = portraits.values as Values<'people'>;
  const problems: Problem[] = [];
  for (const [id, { drawing, photo }] of Object.entries(people)) {
    const unreadable = drawing && (await drawingProblem(path.join(root, 'content', drawing)));
    if (unreadable) problems.push(portraits.problem([id, 'drawing'], unreadable));
    const wrong = photo && (await photoProblem(path.join(root, 'content', photo)));
    if (wrong) problems.push(portraits.problem([id, 'photo'], wrong));
  }
  for (const language of languages) {
    const words = read.get(`${language}/team.yaml`);
    if (!words) continue;
    const team = words.values as Values<'team'>;
    for (const group of ['founders', 'staff'] as const) {
      for (const [index, person] of team[group].people.entries()) {
        const wrong = wordsProblem(person, people);
        if (wrong) problems.push(words.problem([group, 'people', index, wrong.key], wrong.message));
      }
    }
  }
  return problems;
}

function wordsProblem({ id, photoAlt }: PersonWords, people: Values<'people'>) {
  if (!Object.hasOwn(people, id)) {
    return { key: 'id', message: `content/people.yaml has no portrait of \`${id}\`.` };
  }
  if (people[id]?.photo && !photoAlt) {
    return {
      key: 'photoAlt',
      message: `\`${id}\` has a photograph: write here what it shows, for people who do not see it.`,
    };
  }
  if (photoAlt && !people[id]?.photo) {
    return {
      key: 'photoAlt',
      message: `\`${id}\` has no \`photo\` in content/people.yaml. Remove this text, or add the photograph.`,
    };
  }
  return undefined;
}

async function drawingProblem(file: string): Promise<string | undefined> {
  const svg = await readFile(file, 'utf8').catch(() => undefined);
  if (svg === undefined) return 'There is no such file. Put it into content/portraits.';
  if (!/<svg[^>]* viewBox="0 0 24 24"/.test(svg)) {
    return 'This file is no SVG of 24 × 24 units: <svg viewBox="0 0 24 24">.';
  }
  return undefined;
}

async function photoProblem(file: string): Promise<string | undefined> {
  if (!(await stat(file).catch(() => undefined))) {
    return 'There is no such file. Put it into content/photos.';
  }
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!size) return 'This file is no photograph. Use a JPEG, PNG, WebP or AVIF file.';
  const { width, height } = size;
  if (width !== height) return `The photograph has ${width} × ${height} pixels. Cut it to a square.`;
  if (width < smallestPhoto) {
    return `The photograph has ${width} × ${height} pixels. Take one of at least ${smallestPhoto} × ${smallestPhoto}.`;
  }
  return undefined;
}
