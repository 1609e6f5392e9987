import type { ContentFile, Problem } from '../../../domain/content/read.ts';
import { defaultLanguage, otherLanguages } from '../../../domain/languages.ts';
import { countsIn } from '../../../domain/numerals.ts';

/** Placeholders that would not be filled: those in only one language, and counts in `forms.yaml`. */
export function placeholderProblems(read: ReadonlyMap<string, ContentFile>): Problem[] {
  const problems: Problem[] = [];
  const others = otherLanguages(defaultLanguage);
  for (const [name, content] of read) {
    if (name.endsWith('/forms.yaml')) problems.push(...countsInForms(content));
    if (!name.startsWith(`${defaultLanguage}/`)) continue;
    for (const language of others) {
      const twin = read.get(name.replace(defaultLanguage, language));
      if (twin) problems.push(...comparePlaceholders(content, twin));
    }
  }
  return problems;
}

function countsInForms(content: ContentFile): Problem[] {
  return textsIn(content.values)
    .filter(({ text }) => countsIn(text).length > 0)
    .map(({ path }) =>
      content.problem(
        path,
        'Nothing is counted in this file, for the server sends its words too. Say it without the number.',
      ),
    );
}

function comparePlaceholders(first: ContentFile, second: ContentFile): Problem[] {
  const texts = new Map(textsIn(second.values).map(({ path, text }) => [path.join('.'), text]));
  return textsIn(first.values).flatMap(({ path, text }) => {
    const other = texts.get(path.join('.'));
    if (other === undefined) return [];
    return [...missingIn(first, path, text, second, other), ...missingIn(second, path, other, first, text)];
  });
}

function missingIn(
  here: ContentFile,
  path: PropertyKey[],
  text: string,
  there: ContentFile,
  other: string,
): Problem[] {
  const known = placeholdersIn(other);
  return placeholdersIn(text)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const instead = known.length > 0 ? known.map((each) => `{${each}}`).join(', ') : 'none';
      return here.problem(path, `{${name}} stands only here. In ${there.file} this text has ${instead}.`);
    });
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w)(\w*)\}/g)].map(([, first = '', rest]) => first.toLowerCase() + rest);
}

function textsIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
