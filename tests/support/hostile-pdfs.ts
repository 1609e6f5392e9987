import { hostileDrawings } from './hostile-drawings.ts';
import { hostileStructures } from './hostile-structures.ts';

/** A PDF file made to be expensive: one of its dimensions grows until the file has about `size` bytes. */
export interface HostilePdf {
  name: string;
  make(size: number): Buffer;
}

/** Each dimension that somebody can grow who wants to keep a reader of PDF files busy. */
export const hostilePdfs: readonly HostilePdf[] = Object.entries({
  ...hostileStructures,
  ...hostileDrawings,
}).map(([name, make]) => ({ name, make }));
