import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

// The other entry starts a process for each expression.
const recheck: typeof import('recheck') = createRequire(import.meta.url)('recheck/lib/browser.js');

/** Expressions that are not linear, by file, and why visitors cannot make them slow. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'domain/palette.ts': { '/--f-([\\w-]+):\\s*(#[\\da-f]{6});/gi': 'reads a style sheet of the house' },
  'domain/no-break.ts': {
    "new RegExp(\n  `(${[compound, law, partOfLaw, classCode, amount, abbreviation].join('|')})`,\n  'u',\n)":
      'reads the words of content/',
  },
  'server/env.ts': { '/\\/+$/': 'reads the environment' },
  'server/delivery/mail.ts': { '/^(.*)<(.+)>$/': 'reads mail boxes of the environment' },
  'server/http/security-headers.ts': {
    '/<link[^>]+rel="?stylesheet/': 'reads the pages of the build, once at the start',
    "new RegExp(`<${element}\\\\b([^>]*)>([\\\\s\\\\S]*?)</${element}\\\\s*>`, 'gi')":
      'reads the pages of the build, once at the start',
  },
  'server/requests/answer-template.ts': {
    '/(<a\\b[^>]*\\shref=")[^"]*("[^>]*\\slang="(\\w+)"[^>]*\\sdata-language-switch=)/g':
      'reads the pages of the build, once at the start',
  },
};

// Limits in steps, not in time, for the same verdict on a busy machine.
const parameters = {
  randomSeed: 0,
  incubationTimeout: null,
  mutationTimeout: null,
  attackTimeout: null,
  timeout: 60_000,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const found = globSync('{server,domain}/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => expressionsIn(file).map((text) => ({ file, text })));

/** Source texts of every regular expression of a file, literal or constructed. */
function expressionsIn(file: string): string[] {
  const all: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) all.push(node.getText());
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') all.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return all;
}

describe('regular expressions of server and domain', () => {
  for (const { file, text } of found) {
    if (exceptions[file]?.[text]) continue;
    test(`${file}: ${text} takes time in proportion to what it reads`, () => {
      const [, source, flags] = /^\/(.+)\/(\w*)$/s.exec(text) ?? [];
      assert(source && flags !== undefined, 'write it as a literal, so that it can be checked');
      const verdict = recheck.checkSync(source, flags, parameters);
      assert.equal(verdict.status, 'safe', JSON.stringify(verdict, ['complexity', 'summary', 'error']));
    });
  }
});
