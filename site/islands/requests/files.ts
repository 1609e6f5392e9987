import { type Field, problemOfFile } from '../../../domain/requests/index.ts';
import type { FileWords } from './types.ts';

export function fileIn(entries: FormData, name: string): File | null {
  const file = entries.get(name);
  return file instanceof File && file.name !== '' ? file : null;
}

/** The problem of chosen or dropped files, or undefined. */
export async function problemOfChosen(
  field: Field | undefined,
  files: File[],
): Promise<keyof FileWords['problems'] | undefined> {
  const [file] = files;
  if (!file || field?.control !== 'pdf') return undefined;
  if (files.length > 1) return 'onlyOne';
  const problem = problemOfFile(field, file);
  if (problem && problem !== 'missing') return problem;
  return (await startsAsPdf(file)) ? undefined : 'wrongType';
}

async function startsAsPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}
