import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import sharp from 'sharp';
import { readContentFile } from '../../../domain/content/read.ts';
import type { TeamWords } from '../../../domain/content/team.ts';
import { languages } from '../../../domain/languages.ts';
import { checkContent, reportOf } from './check.ts';
import { flagProblems } from './cross-file.ts';
import { namesIn } from './names.ts';

/** A copy of the content in which files can be broken. */
function copyOfContent(t: TestContext) {
  const root = mkdtempSync(path.join(tmpdir(), 'kogge-content-'));
  t.after(() => rmSync(root, { recursive: true }));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  const inside = (file: string) => path.join(root, 'content', file);
  return {
    inside,
    replace(file: string, from: string | RegExp, to: string) {
      const text = readFileSync(inside(file), 'utf8');
      const changed = text.replace(from, to);
      assert.notEqual(changed, text, `${file} has no ${from}`);
      writeFileSync(inside(file), changed);
    },
    report: async () => reportOf(await checkContent(root)),
  };
}

/** The line of a content file that holds the text, from 1. */
function lineOf(file: string, text: string): number {
  return readFileSync(`content/${file}`, 'utf8').split(text)[0]?.split('\n').length ?? 0;
}

const [firstJob = ''] = Object.keys(valuesOf('jobs.yaml'));
const team = valuesOf('en/team.yaml') as TeamWords;
const founder = team.founders.people[0]?.id ?? '';

function valuesOf(file: string): object {
  const content = readContentFile(file, readFileSync(`content/${file}`), namesIn('.'));
  assert.ok('values' in content);
  return content.values as object;
}

type Edit = readonly [file: string, from: string | RegExp, to: string];

/** Tests what is reported after edits: the whole report, or a pattern in it. */
function testReport(title: string, report: string | RegExp, ...edits: Edit[]): void {
  test(title, async (t) => {
    const content = copyOfContent(t);
    for (const edit of edits) content.replace(...edit);
    if (typeof report === 'string') assert.equal(await content.report(), report);
    else assert.match(await content.report(), report);
  });
}

testReport('the content of the site is right', '');

testReport(
  'an unclosed quote is called that, with its line',
  `content/en/home.yaml:${lineOf('en/home.yaml', 'explore:')}  A quote is opened on this line and not closed. Write the same quote at its end.`,
  ['en/home.yaml', /explore: .*/, 'explore: "Explore'],
);

for (const [what, line, report] of [
  [
    'a colon in a text',
    '  claim: One: two',
    /:13 {2}A text with a colon and a space in it needs double quotes/,
  ],
  ['a tab', '\tlead: One', /:13 {2}Indent with spaces, not with tabs/],
  ['a key twice', '  title: One', /:13 {2}This key stands twice in its group/],
  ['a line that is no key', '  One', /:13 {2}This line is neither `key: text` nor `- text`/],
] as const) {
  testReport(`YAML that is broken by ${what} says how to mend it`, report, [
    'en/home.yaml',
    /^((?:.*\n){12}).*/,
    `$1${line}`,
  ]);
}

testReport(
  'a missing key says what to write, an extra key that it is not known',
  [
    `content/de/home.yaml:${lineOf('de/home.yaml', 'hero:')}  hero.explore: This key is missing. Write here: Button to the services section.`,
    `content/de/home.yaml:${lineOf('de/home.yaml', 'explore:')}  hero.exlpore: This key is not known here, and missing is: explore. Rename or remove it.`,
  ].join('\n'),
  ['de/home.yaml', 'explore: ', 'exlpore: '],
);

testReport(
  'the front matter of a legal text has the lines of its file',
  new RegExp(
    `privacy-policy\\.md:${lineOf('en/privacy-policy.md', 'print: ')} {2}prnt: This key is not known here`,
  ),
  ['en/privacy-policy.md', 'print: ', 'prnt: '],
);

testReport(
  'a job without words, and words without a job, are named with language and key',
  [
    `content/de/careers.yaml:${lineOf('de/careers.yaml', `  items:\n    ${firstJob}`)}  jobs.items: There are no words for the job \`${firstJob}\` of content/jobs.yaml. Write them under \`${firstJob}\`.`,
    `content/de/careers.yaml:${lineOf('de/careers.yaml', `    ${firstJob}:`)}  jobs.items.other-job: content/jobs.yaml has no job \`other-job\`. Add it there, or remove these words in every language.`,
  ].join('\n'),
  ['de/careers.yaml', `    ${firstJob}:\n`, '    other-job:\n'],
);

testReport(
  'a colleague who does not exist sits beside nobody',
  /^content\/jobs\.yaml:\d+ {2}[\w-]+\.beside: content\/people\.yaml has nobody called `nobody`\.$/,
  ['jobs.yaml', /beside: .*/, 'beside: nobody'],
);

testReport(
  'numbers that change cannot be typed',
  /en\/home\.yaml:\d+ {2}hero\.note: A number that changes is counted, not typed\. Write one of \{jobs\}.*\n.*en\/interface\.yaml:\d+ {2}menus\.about\.careers\.line\.other: A number that changes/,
  ['en/interface.yaml', '{Jobs}', 'Three'],
  ['en/home.yaml', '{products}', 'ten'],
);

for (const phone of ['0421 361-2010', '+49 (0)421 361-2010', '+49 421', 'call us']) {
  testReport(
    `a telephone number that cannot be dialled says how to write it: ${phone}`,
    /company\.yaml:\d+ {2}phone: Write it as it is dialled from abroad, .*\+49 421 361-2010/,
    ['company.yaml', /^phone: .*/m, `phone: ${phone}`],
  );
}

testReport(
  'a form of which the privacy policy says nothing is named',
  /^content\/de\/privacy-policy\.md:\d+ {2}The form `demo` is missing here\. .* \{retentionDemo\}\.$/,
  ['de/privacy-policy.md', '{retentionDemo}', 'Zwei Jahre'],
);

testReport(
  'a word in braces that is misspelt in one language is named there',
  /^content\/de\/interface\.yaml:\d+ {2}notFound\.meta\.description: \{produkte\} stands only here\. In content\/en\/interface\.yaml this text has \{products\}\.\n.*\n?$/,
  ['de/interface.yaml', /(description: .*)\{products\}/, '$1{produkte}'],
);

test('every wrong file is named in one round', async (t) => {
  const content = copyOfContent(t);
  content.replace('en/home.yaml', /explore: .*/, 'explore: ""');
  content.replace('en/team.yaml', / +role: .*\n/, '');
  content.replace('de/solutions/grail.yaml', 'title: "', `title: "${'x'.repeat(60)}`);
  content.replace('company.yaml', /copyrightYear: (\d+)/, 'copyrightYear: "$1"');
  assert.equal(
    (await content.report()).replace(/:\d+ {2}/g, '  '),
    [
      'content/company.yaml  copyrightYear: This must be a number, not a text.',
      `content/de/solutions/grail.yaml  meta.title: This has ${60 + titleLength('de/solutions/grail.yaml')} characters; it must have at most 60. Write here: Title in the browser tab and in search results, at most 60 characters, unique.`,
      'content/en/home.yaml  hero.explore: This is empty. Write here: Button to the services section.',
      'content/en/team.yaml  founders.people.#1.role: This key is missing. Write it like its neighbours.',
    ].join('\n'),
  );
});

/** Length of the title of a page, with the name of the company filled in. */
function titleLength(file: string): number {
  return (valuesOf(file) as { meta: { title: string } }).meta.title.length;
}

test('bytes that are not UTF-8, and letters that were lost before, are named by their line', async (t) => {
  const content = copyOfContent(t);
  const file = content.inside('de/home.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, Buffer.from(text, 'latin1'));
  assert.match(await content.report(), /^content\/de\/home\.yaml:\d+ {2}A letter on this line is damaged/);
  writeFileSync(file, text.replace('ö', '\ufffd'));
  assert.equal(
    await content.report(),
    `content/de/home.yaml:${lineOf('de/home.yaml', 'ö')}  A letter on this line is damaged, or the file is not UTF-8. Save the file as UTF-8.`,
  );
});

test('a file without its twin, and a file of no page, are named', async (t) => {
  const content = copyOfContent(t);
  rmSync(content.inside('de/solutions/grail.yaml'));
  cpSync(content.inside('en/solutions/grail.yaml'), content.inside('en/solutions/cup.yaml'));
  assert.equal(
    await content.report(),
    [
      'content/de/solutions/grail.yaml  This file is missing. Copy a neighbour, or take its page out of domain/pages.ts.',
      'content/en/solutions/cup.yaml  No page and no schema knows this file. Name its page in domain/pages.ts, or remove it.',
    ].join('\n'),
  );
});

test('a drawing that is missing or of another size is named', async (t) => {
  const content = copyOfContent(t);
  const drawing = content.inside('portraits/new.svg');
  showFounder(content, 'drawing: ./portraits/new.svg');
  assert.match(await content.report(), /people\.yaml:\d+ {2}[\w-]+\.drawing: There is no such file\./);
  writeFileSync(drawing, '<svg viewBox="0 0 100 100"></svg>');
  assert.match(await content.report(), /[\w-]+\.drawing: This file is no SVG of 24 × 24 units/);
  writeFileSync(drawing, '<svg viewBox="0 0 24 24"></svg>');
  assert.equal(await content.report(), '');
});

test('a photograph that is missing, small or not square is named, and so is its missing text', async (t) => {
  const content = copyOfContent(t);
  showFounder(content, 'photo: ./photos/new.jpg');
  assert.match(await content.report(), /people\.yaml:\d+ {2}[\w-]+\.photo: There is no such file/);

  mkdirSync(content.inside('photos'), { recursive: true });
  const save = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
      .jpeg()
      .toFile(content.inside('photos/new.jpg'));
  await save(720, 480);
  assert.match(await content.report(), /The photograph has 720 × 480 pixels\. Cut it to a square/);
  await save(300, 300);
  assert.match(
    await content.report(),
    /The photograph has 300 × 300 pixels\. Take one of at least 480 × 480/,
  );
  await save(480, 480);
  assert.deepEqual(
    (await content.report()).split('\n').map((line) => line.replace(/:\d+ /, ' ')),
    languages
      .toSorted()
      .map(
        (language) =>
          `content/${language}/team.yaml  founders.people.#1.photoAlt: \`${founder}\` has a photograph: write here what it shows, for people who do not see it.`,
      ),
  );
});

test('the text of a photograph cannot stay when the drawing is back', async (t) => {
  const content = copyOfContent(t);
  cpSync(content.inside('portraits/sample-holder.svg'), content.inside('portraits/new.svg'));
  showFounder(content, 'drawing: ./portraits/new.svg');
  content.replace('en/team.yaml', /( +)role: .*\n/, '$&$1photoAlt: At the quay.\n');
  assert.match(await content.report(), /founders\.people\.#1\.photoAlt: `[\w-]+` has no `photo`/);
});

/** Changes the portrait of the first founder, and removes the texts of a photograph. */
function showFounder(content: ReturnType<typeof copyOfContent>, look: string): void {
  const entry = new RegExp(`^${founder}:\\n(?: .*\\n?)*`, 'm');
  content.replace('people.yaml', entry, `${founder}:\n  initial: K\n  ${look}\n`);
  for (const language of languages) {
    const file = content.inside(`${language}/team.yaml`);
    const photoAlt = new RegExp(`(- id: ${founder}\\n(?:(?! +- id).*\\n)*?) +photoAlt: .*\\n`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(photoAlt, '$1'));
  }
}

test('the last job can be taken out', async (t) => {
  const content = copyOfContent(t);
  writeFileSync(content.inside('jobs.yaml'), '# none\n');
  assert.match(
    await content.report(),
    /content\/jobs\.yaml:1 {2}This is empty\. Write \{\} where there is nothing to list/,
  );
  writeFileSync(content.inside('jobs.yaml'), '{}\n');
  for (const language of languages) {
    const file = content.inside(`${language}/careers.yaml`);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^ {2}items:\n.*?\n(?=\nculture:)/ms, '  items: {}\n'),
    );
  }
  assert.equal(await content.report(), '');
});

test('a solution without a flag says where to draw it', () => {
  assert.equal(
    reportOf(flagProblems(['grail', 'new-card'])),
    'design/flags.ts  productFlags: The solution `new-card` of domain/pages.ts has no flag. Draw it here.',
  );
});

test('what the server sends too counts nothing', async (t) => {
  const content = copyOfContent(t);
  for (const language of languages) {
    content.replace(`${language}/forms.yaml`, 'offline: ', 'offline: "{products}" #');
  }
  const problems = (await content.report()).split('\n');
  assert.deepEqual(
    problems.map((line) => line.replace(/:\d+ {2}(reasons\.offline: Nothing is counted).*/, ' $1')),
    languages.toSorted().map((code) => `content/${code}/forms.yaml reasons.offline: Nothing is counted`),
  );
});
