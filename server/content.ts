import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * A YAML file of `content/`, parsed. The build has checked its shape (`site/content.config.ts`); the server reads
 * only the words that it sends itself: mails, and the answers to forms.
 */
export function readContent<Content>(path: string): Content {
  return parse(readFileSync(new URL(`../content/${path}`, import.meta.url), 'utf8')) as Content;
}
