import { loadContent } from '../../server/content.ts';

/** What the server reads from `content/`, read once for a file of tests. */
export const content = loadContent();
