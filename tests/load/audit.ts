import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// npm brings it at the first use: no test needs its 79 packages and 130 MB.
const lighthouse = 'lighthouse@13.5.0';

/** What the benchmarks read of the result of Lighthouse (its `lhr`); scores from 0 to 1. */
export interface Audited {
  audits: Record<
    string,
    {
      id: string;
      title: string;
      score: number | null;
      numericValue?: number;
      details?: { items?: { group?: string; duration?: number }[] };
    }
  >;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/** Lighthouse, mobile, of one address in the Chromium that listens on `port`; all categories unless `only` one. */
export async function audit(url: string, port: number, only?: string): Promise<Audited> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    ...(only ? [`--only-categories=${only}`] : []),
  ];
  const run = () =>
    promisify(execFile)('npx', ['--yes', `--package=${lighthouse}`, 'lighthouse', url, ...options], {
      maxBuffer: 64 * 1024 * 1024,
    });
  // One of a hundred recordings of Chromium begins too late; Lighthouse asks to be run again then.
  const { stdout } = await run().catch((error: Error) => {
    if (error.message.includes('NO_NAVSTART')) return run();
    throw error;
  });
  return JSON.parse(stdout);
}
