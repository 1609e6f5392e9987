import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { companyNames } from '../../../domain/content/company.ts';
import { readContentFile } from '../../../domain/content/read.ts';

/** The placeholders `{company}` and `{companyName}`; empty if `company.yaml` cannot be read. */
export function namesIn(root: string): Record<string, string> {
  const file = path.join(root, 'content/company.yaml');
  const content = existsSync(file) && readContentFile('content/company.yaml', readFileSync(file));
  return content && 'values' in content ? companyNames(content.values) : {};
}
