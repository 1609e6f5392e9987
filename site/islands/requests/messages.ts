import {
  check,
  type FileProblem,
  type Problem,
  problemOfFile,
  type RequestDefinition,
} from '../../../domain/requests/index.ts';
import { fileSize, fill } from '../../../domain/text.ts';
import { fileIn } from './files.ts';
import type { RequestFormProps } from './types.ts';

/** Messages by field name. */
export type Messages = Record<string, string>;

/** What a form says its problems with. */
type Voice = Pick<RequestFormProps, 'language' | 'words'>;

/**
 * Every problem of a form as it stands, in the order of its fields. `refused`: problems that cannot be found again,
 * which the function reported, or of files that were removed at once.
 */
export function validate(
  entries: FormData,
  definition: RequestDefinition,
  voice: Voice,
  refused: Messages,
): Messages {
  const { problems } = check(definition, Object.fromEntries(entries));
  const found: Messages = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    const file = field.control === 'pdf' ? fileIn(entries, name) : null;
    const problem = field.control === 'pdf' ? problemOfFile(field, file) : problems[name];
    const message = refused[name] ?? (problem && messageOf(name, problem, file, voice));
    if (message) found[name] = message;
  }
  for (const consent of voice.words.consents) {
    if (!entries.has(consent.name)) found[consent.name] = consent.missing;
  }
  return found;
}

/** The words of a problem; undefined for a field that the form does not show. */
export function messageOf(
  name: string,
  problem: string,
  file: File | null,
  voice: Voice,
): string | undefined {
  const { words } = voice;
  const message = words.fields[name]?.problems[problem as Problem];
  const ofFile = words.files?.problems[problem as Exclude<FileProblem, 'missing'>];
  if (message || !ofFile || !(name in words.fields)) return message;
  return fillFile(ofFile.text, file, voice);
}

/** A text about a file, with its name and size. */
export function fillFile(text: string, file: File | null, { language, words }: Voice): string {
  const units = words.files?.units;
  return units && file ? fill(text, { file: file.name, size: fileSize(language, units, file.size) }) : text;
}
