import path from 'node:path';
import { filesByRequest } from '../request-files.ts';

/** Mails as files, where there is no mail server. */
export function mailsFolder(dataDir: string): string {
  return path.join(dataDir, 'mails');
}

/** File name of a mail in `mails/`: `KG-7Q2M9F0X-confirmation.eml`. */
export function mailFileName(requestId: string, channel: string): string {
  return `${requestId}-${channel}.eml`;
}

/** The mail files, partly written ones too: the store has them deleted with their request. */
export function mailFiles(dataDir: string) {
  return filesByRequest(mailsFolder(dataDir));
}
