// A copy of the project gets a third language as docs/add-a-language.md says, is built and served. Its words are the
// English ones but for those that are looked for here.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'parse5';
import { isLanguage, type Language, languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { content } from '../support/content.ts';
import { MailServer } from '../support/mail-server.ts';
import type { RunningServer } from '../support/server.ts';
import type { Built, Element } from './dist.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = [
  'content',
  'domain',
  'design',
  'site',
  'server',
  'scripts',
  'tests/content',
  'tests/support',
];
const files = ['package.json', 'astro.config.ts', 'tsconfig.json'];
const { NODE_TEST_CONTEXT: _, ...env } = process.env;

/** A language that the site does not have yet. */
const added = ['fr', 'nl', 'es'].find((code) => !isLanguage(code)) as string;
const addedName = new Intl.DisplayNames(added, { type: 'language' }).of(added);
/** Its words that differ from the English ones. */
const words = {
  switch: { label: added.toUpperCase(), name: `${added.toUpperCase()} – ${addedName}` },
  notFound: 'Page introuvable',
  greeting: 'Bonjour,',
};

const mails = new MailServer();
let copy: string;
let site: RunningServer;
let dist: typeof import('./dist.ts');
let forms: typeof import('../support/forms.ts');

before(
  async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'kogge-language-'));
    for (const name of [...folders, ...files]) {
      await cp(root + name, path.join(copy, name), { recursive: true });
    }
    await symlink(`${root}node_modules`, path.join(copy, 'node_modules'));
    await addLanguage();
    await run('node_modules/astro/bin/astro.mjs', 'build', '--force');
    dist = await import(path.join(copy, 'tests/content/dist.ts'));
    forms = await import(path.join(copy, 'tests/support/forms.ts'));
    const support: typeof import('../support/server.ts') = await import(
      path.join(copy, 'tests/support/server.ts')
    );
    site = await support.RunningServer.start({
      SMTP_URL: await mails.start(),
      MAIL_TO: 'team@kogge.example',
    });
  },
  { timeout: 300_000 },
);

after(async () => {
  await site?.remove();
  await mails.stop();
  await rm(copy, { recursive: true, force: true });
});

test('every page, its address, alternates, sitemap and picture exist in the third language', async () => {
  const inAdded = dist.pages.filter(({ language }) => (language as string) === added);
  assert.deepEqual(
    inAdded.map((page) => page.path).sort(),
    pages.map((page) => addressOf(added, page.path)).sort(),
  );
  // Routes, canonical addresses, hreflang in both directions, x-default, sitemap, pictures, links and anchors.
  await run('tests/content/links.test.ts');
  await run('tests/content/trees.test.ts');
});

test('each page leads to itself in every other language', () => {
  for (const { path } of pages) {
    for (const language of [...languages, added]) {
      const page = documentAt(addressOf(language, path));
      const expected = switchesFrom(language, path);
      // In the header and in the mobile menu.
      assert.deepEqual(switchesIn(page.elements), [...expected, ...expected], page.path);
    }
  }
});

test('every form posts to its function and says its language', () => {
  const inAdded = forms.everyForm.filter(({ language }) => (language as string) === added);
  assert.equal(inAdded.length, Object.keys(content.forms.en.forms).length);
  for (const { path: address, endpoint } of inAdded) {
    const { elements } = documentAt(address);
    const actions = elements
      .filter(({ tagName }) => tagName === 'form')
      .map((form) => dist.attribute(form, 'action'));
    assert(actions.includes(endpoint), `${endpoint} on ${address}`);
    const sent = elements
      .filter((element) => dist.attribute(element, 'name') === 'language')
      .map((element) => dist.attribute(element, 'value'));
    assert.deepEqual([...new Set(sent)], [added], address);
  }
});

test('a form posted without script is answered in the third language, and so are both mails', async () => {
  const contact = await post({ page: `/${added}/team` });
  assert.equal(contact.status, 200);
  assert.equal(languageIn(contact.html), added);
  assert.deepEqual(switchesIn(contact.elements).slice(0, languages.length), switchesFrom(added, '/team'));
  const [confirmation] = await mails.to('femke@hansekontor.example');
  assert(confirmation?.text?.includes(words.greeting));
  assert(confirmation?.text?.includes(`/${added}/cookie-policy`));
  assert.equal(languageIn(confirmation?.html ?? ''), added);
  const [notification] = await mails.to('team@kogge.example');
  assert(notification?.text?.includes(`\nLanguage of the page: ${addedName}\n`));
});

test('a refused form comes back in the third language', async () => {
  const refused = await post({ email: 'nobody' });
  assert.equal(refused.status, 400);
  assert.equal(languageIn(refused.html), added);
  assert.match(refused.html, /value="nobody"/);
});

test('what is not there is said in the language of the path, or of the browser', async () => {
  const lost = await fetch(`${site.url}/${added}/no/such/page`);
  assert.equal(lost.status, 404);
  const lostPage = await lost.text();
  assert.equal(languageIn(lostPage), added);
  assert(lostPage.includes(words.notFound));
  const opened = await fetch(`${site.url}/functions/v1/nothing`, {
    headers: { accept: 'text/html', 'accept-language': `${added}-CH, de;q=0.9` },
  });
  assert.equal(opened.status, 404);
  assert((await opened.text()).includes(words.notFound));
  assert.equal((await fetch(`${site.url}/${added}/404`)).status, 404, 'not a page of its own');
});

test('until a film is made in the third language, the page shows the English one with captions of its own', () => {
  const { elements } = documentAt(`/${added}/solutions/ai-retail-assistant`);
  const sources = elements.filter(({ tagName }) => tagName === 'source' || tagName === 'video');
  const addresses = sources.flatMap(
    (source) => dist.attribute(source, 'src') ?? dist.attribute(source, 'poster') ?? [],
  );
  assert.deepEqual(
    addresses.map((address) => path.basename(address)),
    ['ai-retail-analyst-en.avif', 'ai-retail-analyst-en.webm', 'ai-retail-analyst-en.mp4'],
  );
  const shown = elements.find((element) => dist.attribute(element, 'default') !== undefined);
  assert.equal(dist.attribute(shown, 'src'), `/video/${added}.vtt`);
  assert(existsSync(path.join(copy, `dist/video/${added}.vtt`)));
});

async function addLanguage(): Promise<void> {
  change('domain/languages.ts', ' } as const', `, ${added}: '${added}' } as const`);
  await cp(path.join(copy, 'content/en'), path.join(copy, 'content', added), { recursive: true });
  change('content/company.yaml', /^( +)en: (.+)$/gm, `$1en: $2\n$1${added}: $2`);
  for (const file of globSync(`content/${added}/**/*.{yaml,md}`, { cwd: copy })) {
    if (readFileSync(path.join(copy, file), 'utf8').includes('](/')) change(file, /\]\(\//g, `](/${added}/`);
  }
  const folder = `content/${added}`;
  change(`${folder}/interface.yaml`, 'label: EN', `label: ${words.switch.label}`);
  change(`${folder}/interface.yaml`, 'EN – Read in English', words.switch.name);
  change(`${folder}/interface.yaml`, 'Oops! Page not found', words.notFound);
  change(`${folder}/mail.yaml`, 'greeting: Hello,', `greeting: ${words.greeting}`);
}

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  const changed = text.replace(from, to);
  assert.notEqual(changed, text, `${file} has no ${from}`);
  writeFileSync(path.join(copy, file), changed);
}

/** Runs a program of the copy; what it has written is part of the error. */
async function run(program: string, ...rest: string[]): Promise<void> {
  const options = { cwd: copy, env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' }, maxBuffer: 2 ** 26 };
  await promisify(execFile)(process.execPath, [program, ...rest], options).catch((error) =>
    assert.fail(`${program}: ${error.stdout}${error.stderr}`),
  );
}

function documentAt(address: string): Built {
  const found = dist.documents.find((document) => document.path === address);
  return found ?? assert.fail(`${address} has not been built`);
}

function switchesIn(elements: readonly Element[]): unknown[] {
  return elements
    .filter((element) => dist.attribute(element, 'data-language-switch'))
    .map((link) => ['href', 'lang', 'aria-label'].map((name) => dist.attribute(link, name)));
}

/** The path of a page in any language, the added one too. */
function addressOf(language: string, path: string): string {
  return pathIn(language as Language, path);
}

/** The switches to the other languages that a page has to show. */
function switchesFrom(language: string, path: string): unknown[] {
  return [...languages, added]
    .filter((other) => other !== language)
    .map((other) => {
      const known = isLanguage(other) ? content.interfaceWords[other].header.languageSwitch : words.switch;
      return [addressOf(other, path), other, known.name];
    });
}

function languageIn(html: string): string | undefined {
  return /<html lang="([^"]+)">/.exec(html)?.[1];
}

/** Posts the form of the added language's home page as a browser without script does. */
async function post(changes: Record<string, string>) {
  const { elements } = documentAt(`/${added}`);
  const form = elements.find(
    (element) => element.tagName === 'form' && dist.elementsIn(element).some(named('form', 'demo-home')),
  );
  assert(form);
  const given = dist.elementsIn(form).flatMap((element) => {
    const [name, value] = ['name', 'value'].map((key) => dist.attribute(element, key));
    return name ? [[name, value ?? '']] : [];
  });
  const typed = {
    name: 'Femke Brandt',
    email: 'femke@hansekontor.example',
    company: 'Hansekontor',
    message: 'Two branches?',
  };
  const answer = await fetch(site.url + dist.attribute(form, 'action'), {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ ...Object.fromEntries(given), ...typed, ...changes }),
  });
  const html = await answer.text();
  return { status: answer.status, html, elements: dist.elementsIn(parse(html)) };
}

function named(name: string, value: string) {
  return (element: Element) =>
    dist.attribute(element, 'name') === name && dist.attribute(element, 'value') === value;
}
