import { mailFiles } from '../../server/delivery/mail-files.ts';
import { downloads } from '../../server/downloads.ts';

/** What is deleted with its request outside of the store, as the server and the command line have it. */
export const requestFilesIn = (dataDir: string) => [mailFiles(dataDir), downloads(dataDir)];
