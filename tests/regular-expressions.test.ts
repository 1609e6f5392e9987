import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

// In plain JavaScript: the other entry starts a program of its own for each expression.
const recheck: typeof import('recheck') = createRequire(import.meta.url)('recheck/lib/browser.js');

/** Expressions that are not linear, and why nobody outside can make them slow. By file, as they stand there. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'domain/palette.ts': { '/--f-([\\w-]+):\\s*(#[\\da-f]{6});/gi': 'reads a style sheet of the house' },
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

// The same verdict on a busy machine, too: what is measured is steps, not time.
const parameters = {
  randomSeed: 0,
  incubationTimeout: null,
  mutationTimeout: null,
  attackTimeout: null,
  timeout: 60_000,
};

interface Found {
  file: string;
  text: string;
  /** None of an expression that is put together at run time. */
  expression?: RegExp;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const found = globSync('{server,domain}/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap(expressionsIn);

function expressionsIn(file: string): Found[] {
  const all: Found[] = [];
  const source = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    const text = node.getText();
    if (ts.isRegularExpressionLiteral(node)) {
      const end = text.lastIndexOf('/');
      all.push({ file, text, expression: new RegExp(text.slice(1, end), text.slice(end + 1)) });
    } else if (ts.isIdentifier(node) && text === 'RegExp' && !ts.isTypeReferenceNode(node.parent)) {
      all.push({ file, text: node.parent.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return all;
}

describe('regular expressions of server and domain', () => {
  test('are found', () => {
    assert(found.length > 50);
    assert(found.some(({ text }) => text === '/^bytes=(\\d*)-(\\d*)$/'));
  });

  for (const { file, text, expression } of found) {
    if (exceptions[file]?.[text]) continue;
    test(`${file}: ${text} takes time in proportion to what it reads`, () => {
      assert(expression, 'write it as a literal, so that it can be checked');
      const verdict = recheck.checkSync(expression.source, expression.flags, parameters);
      assert.equal(
        verdict.status,
        'safe',
        JSON.stringify(verdict, ['complexity', 'summary', 'error', 'kind']),
      );
    });
  }

  test('exceptions stand in the code', () => {
    for (const [file, texts] of Object.entries(exceptions)) {
      for (const text of Object.keys(texts)) {
        assert(
          found.some((each) => each.file === file && each.text === text),
          `${file} has no ${text}`,
        );
      }
    }
  });
});
