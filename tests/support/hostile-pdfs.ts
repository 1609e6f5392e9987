import { hostileStructures } from './hostile-structures.ts';

/** A PDF file made to be expensive: one of its dimensions grows until the file has about `size` bytes. */
interface HostilePdf {
  name: string;
  make(size: number): Buffer;
}

/** Each dimension that somebody can grow who wants to keep a reader of PDF files busy. */
export const hostilePdfs: readonly HostilePdf[] = Object.entries(hostileStructures).map(([name, make]) => ({
  name,
  make,
}));

/** One of them. Throws when there is none of that name. */
export function hostilePdf(name: string, size: number): Buffer {
  const found = hostilePdfs.find((each) => each.name === name);
  if (!found) throw new Error(`No hostile PDF file is named ${name}`);
  return found.make(size);
}
