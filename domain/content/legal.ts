import { z } from 'zod';
import { labelled, meta, strict, words } from './shared.ts';

/** Front matter of a legal page; its text is the Markdown below. */
export const legalNotice = strict({
  meta,
  title: words,
  lead: words,
  binding: words.describe('Which language version is binding'),
  sampleNote: words.describe('Shown while company.yaml lists samples'),
  tabs: words.describe('Name of the two tabs, for screen readers'),
  contents: words,
  print: words,
  facts: z.array(labelled).length(2).describe('Values may hold {words} as in the text'),
});

export const privacyPolicy = legalNotice.extend({
  dataProtectionOfficer: strict({ none: words, one: words }).describe('{dataProtectionOfficer} in the text'),
  analytics: strict({ none: words, one: words }).describe('{cookieAnalytics} in the text'),
  video: strict({ own: words, external: words }).describe('{videoOrigin} in the text'),
});

export type PrivacyWords = z.infer<typeof privacyPolicy>;

/** The placeholder in the privacy policy for the retention of a kind: `retentionApiAccess`. */
export function retentionWord(kind: string): string {
  return `retention${kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}
