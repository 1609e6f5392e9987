/** Says everything that is wrong in `content/`, a line for each, and ends with exit code 1 when anything is. */
import { fileURLToPath } from 'node:url';
import { checkContent, reportOf } from '../site/build/content/check.ts';

const problems = await checkContent(fileURLToPath(new URL('..', import.meta.url)));
if (problems.length > 0) console.error(reportOf(problems));
process.exitCode = problems.length > 0 ? 1 : 0;
