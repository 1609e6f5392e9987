import path from 'node:path';
import { filesByRequest } from './request-files.ts';

/** Files of applications that staff have looked at, by `npm run requests -- download`. */
export function downloadsFolder(dataDir: string): string {
  return path.join(dataDir, 'downloads');
}

/** The downloaded files: the store has them deleted with their request. */
export function downloads(dataDir: string) {
  return filesByRequest(downloadsFolder(dataDir));
}
