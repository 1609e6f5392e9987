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

type FormContext = Pick<RequestFormProps, 'language' | 'words'>;

/**
 * The messages of all problems, in the order of the fields. `refused` has those that validation cannot find again:
 * reported by the function, or about a removed file.
 */
export function validate(
  entries: FormData,
  definition: RequestDefinition,
  context: FormContext,
  refused: Messages,
): Messages {
  const { problems } = check(definition, Object.fromEntries(entries));
  const found: Messages = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    const file = field.control === 'pdf' ? fileIn(entries, name) : null;
    const problem = field.control === 'pdf' ? problemOfFile(field, file) : problems[name];
    const message = refused[name] ?? (problem && messageOf(name, problem, file, context));
    if (message) found[name] = message;
  }
  for (const consent of context.words.consents) {
    if (!entries.has(consent.name)) found[consent.name] = consent.missing;
  }
  return found;
}

/** The message of a problem; undefined for a field that is not shown. */
export function messageOf(
  name: string,
  problem: string,
  file: File | null,
  context: FormContext,
): string | undefined {
  const { words } = context;
  const message = words.fields[name]?.problems[problem as Problem];
  const ofFile = words.files?.problems[problem as Exclude<FileProblem, 'missing'>];
  if (message || !ofFile || !(name in words.fields)) return message;
  return fillFile(ofFile.text, file, context);
}

/** Fills name and size of a file into a text. */
export function fillFile(text: string, file: File | null, { language, words }: FormContext): string {
  const units = words.files?.units;
  return units && file ? fill(text, { file: file.name, size: fileSize(language, units, file.size) }) : text;
}
