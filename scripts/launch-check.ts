/** Lists samples, drafts, missing settings and broken services before a launch. Exit code 1 while anything is left. */
import { existsSync } from 'node:fs';
import type { Company } from '../domain/content/company.ts';
import { loadContent } from '../server/content.ts';
import { type Env, isLocal, loadEnvFile, readEnv, SetupError } from '../server/env.ts';
import { trials } from './launch-trials.ts';

type Settings = Pick<Env, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'mailToCareers' | 'siteUrl' | 'trustedProxies'>;

/** Lines by heading. */
type Findings = Record<string, string[]>;

/** Samples with their own file, outside company.yaml. */
const sampleFiles: Record<string, string> = {
  people: 'content/people.yaml',
  jobs: 'content/jobs.yaml',
};
// Domains and telephone numbers reserved for examples, and placeholders of registers.
const looksLikeSample = /\.example\b|\b40 ?66969\b|HRB 0+\b|DE123456789|\bMuster|\(sample\)|^sample: /i;

/** company.yaml: any facts, and two lists. */
interface Facts extends Pick<Company, 'samples' | 'drafts'>, Partial<Pick<Company, 'taxFiguresOf'>> {
  [fact: string]: unknown;
}

/** Everything in these facts and settings that prevents a launch. */
export function findings(company: Facts, settings: Settings, today = new Date()): Findings {
  const { samples, drafts, taxFiguresOf = today.getFullYear(), ...facts } = company;
  const listed = samples.map(
    (path) => `${path.padEnd(22)} ${sampleFiles[path] ?? textOf(valueAt(facts, path))}`,
  );
  const unlisted = leaves(facts)
    .filter(
      ([path, value]) =>
        looksLikeSample.test(value) && !samples.some((sample) => `${path}.`.startsWith(`${sample}.`)),
    )
    .map(([path, value]) => `${path.padEnd(22)} ${value}`);
  return {
    'Samples: replace them, then take their name out of `samples` in content/company.yaml': listed,
    'Looks like a sample, but is not listed as one in content/company.yaml': unlisted,
    Settings: settingsProblems(settings),
    'Out of date':
      taxFiguresOf < today.getFullYear()
        ? [`The tax figures of the cards are those of ${taxFiguresOf}: check them, then set taxFiguresOf.`]
        : [],
    'Drafts: have them approved, then take them out of `drafts` in content/company.yaml': drafts.map(
      (file) =>
        `content/${file}${existsSync(new URL(`../content/${file}`, import.meta.url)) ? '' : ' (no such file: take it out)'}`,
    ),
  };
}

function settingsProblems(settings: Settings): string[] {
  const { smtpUrl, mailFrom, mailTo, mailToCareers, siteUrl, trustedProxies } = settings;
  const problems: string[] = [];
  if (!smtpUrl) problems.push('SMTP_URL is not set: mails are only written to files.');
  else if (/^smtp:.+[?&](?:requireTLS=(?!true\b)|ignoreTLS=)/.test(smtpUrl) && !isLocal(smtpUrl)) {
    problems.push('SMTP_URL may send mails unencrypted: take requireTLS and ignoreTLS out of it.');
  }
  for (const [name, value] of Object.entries({
    MAIL_FROM: mailFrom,
    MAIL_TO: mailTo,
    MAIL_TO_CAREERS: mailToCareers,
  })) {
    if (looksLikeSample.test(value)) problems.push(`${name} is a sample: ${value}`);
  }
  if (isLocal(siteUrl) || looksLikeSample.test(siteUrl)) {
    problems.push(`PUBLIC_SITE_URL is not the address of the site: ${siteUrl}`);
  } else if (!siteUrl.startsWith('https:')) {
    problems.push(`PUBLIC_SITE_URL is not encrypted: ${siteUrl}`);
  } else if (trustedProxies.rules.length === 0) {
    // The server has no TLS, so there must be a proxy in front of it.
    problems.push(
      'TRUSTED_PROXIES is not set: all visitors together may send as much as one. Name the proxy that has the certificate.',
    );
  }
  return problems;
}

function valueAt(facts: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], facts);
}

function textOf(value: unknown): string {
  const texts = leaves(value).map(([, text]) => text);
  return texts.length > 0 ? texts.join(', ') : '(no such fact: take it out)';
}

/** All scalar values with their paths. */
function leaves(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (value === null || typeof value !== 'object') {
    return value === undefined || value === '' ? [] : [[path.join('.'), String(value)]];
  }
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

if (import.meta.main) {
  loadEnvFile();
  try {
    process.exitCode = await report();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function report(): Promise<number> {
  const content = loadContent();
  const env = readEnv(content.company);
  const found = { ...findings(content.company, env), 'Tried just now': await trials(env, content) };
  const left = Object.values(found).flat().length;
  for (const [heading, lines] of Object.entries(found)) {
    if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
  console.log(left === 0 ? 'Ready to launch.' : `\n${left} to do before launch.`);
  return left === 0 ? 0 : 1;
}
