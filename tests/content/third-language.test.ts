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
import { pages } from '../../domain/pages.ts';
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
    await addFrench();
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
  const french = dist.pages.filter(({ language }) => (language as string) === 'fr');
  assert.deepEqual(
    french.map((page) => page.path).sort(),
    pages.map((page) => `/fr${page.path}`.replace(/\/$/, '')).sort(),
  );
  // Routes, canonical addresses, hreflang in both directions, x-default, sitemap, pictures, links and anchors.
  await run('tests/content/links.test.ts');
  await run('tests/content/trees.test.ts');
});

test('each page leads to itself in the two other languages', () => {
  const labels = { en: 'EN – Read in English', de: 'DE – Auf Deutsch lesen', fr: 'FR – Lire en français' };
  for (const { path: english } of pages) {
    const paths = { en: english, de: `/de${english}`, fr: `/fr${english}` };
    for (const language of ['en', 'de', 'fr'] as const) {
      const others = (['en', 'de', 'fr'] as const).filter((other) => other !== language);
      const expected = others.map((other) => [paths[other].replace(/(?<=.)\/$/, ''), other, labels[other]]);
      const page = documentAt(paths[language].replace(/(?<=.)\/$/, ''));
      // In the header and in the mobile menu.
      assert.deepEqual(switchesIn(page.elements), [...expected, ...expected], page.path);
    }
  }
});

test('every form posts to its function and says its language', () => {
  const french = forms.everyForm.filter(({ language }) => (language as string) === 'fr');
  assert.equal(french.length, 6);
  for (const { path: address, endpoint } of french) {
    const { elements } = documentAt(address);
    const actions = elements
      .filter(({ tagName }) => tagName === 'form')
      .map((form) => dist.attribute(form, 'action'));
    assert(actions.includes(endpoint), `${endpoint} on ${address}`);
    const languages = elements
      .filter((element) => dist.attribute(element, 'name') === 'language')
      .map((element) => dist.attribute(element, 'value'));
    assert.deepEqual([...new Set(languages)], ['fr'], address);
  }
});

test('a form posted without script is answered in the third language, and so are both mails', async () => {
  const contact = await post({ page: '/fr/team' });
  assert.equal(contact.status, 200);
  assert.match(contact.html, /<html lang="fr">/);
  assert.deepEqual(switchesIn(contact.elements).slice(0, 2), [
    ['/team', 'en', 'EN – Read in English'],
    ['/de/team', 'de', 'DE – Auf Deutsch lesen'],
  ]);
  const [confirmation] = await mails.to('femke@hansekontor.example');
  assert.match(confirmation?.text ?? '', /Bonjour,/);
  assert.match(confirmation?.text ?? '', /\/fr\/cookie-policy/);
  assert.match(confirmation?.html ?? '', /<html lang="fr">/);
  const [notification] = await mails.to('team@kogge.example');
  assert.match(notification?.text ?? '', /^Language of the page: français$/m);
});

test('a refused form comes back in the third language', async () => {
  const refused = await post({ email: 'nobody' });
  assert.equal(refused.status, 400);
  assert.match(refused.html, /<html lang="fr">/);
  assert.match(refused.html, /value="nobody"/);
});

test('what is not there is said in the language of the path, or of the browser', async () => {
  const lost = await fetch(`${site.url}/fr/no/such/page`);
  assert.equal(lost.status, 404);
  assert.match(await lost.text(), /<html lang="fr">.*Page introuvable/s);
  const opened = await fetch(`${site.url}/functions/v1/nothing`, {
    headers: { accept: 'text/html', 'accept-language': 'fr-CH, de;q=0.9' },
  });
  assert.equal(opened.status, 404);
  assert.match(await opened.text(), /Page introuvable/);
  assert.equal((await fetch(`${site.url}/fr/404`)).status, 404, 'not a page of its own');
});

test('until a film is made in the third language, the page shows the English one with captions of its own', () => {
  const { elements } = documentAt('/fr/solutions/ai-retail-assistant');
  const sources = elements.filter(({ tagName }) => tagName === 'source' || tagName === 'video');
  const addresses = sources.flatMap(
    (source) => dist.attribute(source, 'src') ?? dist.attribute(source, 'poster') ?? [],
  );
  assert.deepEqual(
    addresses.map((address) => path.basename(address)),
    ['ai-retail-analyst-en.avif', 'ai-retail-analyst-en.webm', 'ai-retail-analyst-en.mp4'],
  );
  const shown = elements.find((element) => dist.attribute(element, 'default') !== undefined);
  assert.equal(dist.attribute(shown, 'src'), '/video/fr.vtt');
  assert(existsSync(path.join(copy, 'dist/video/fr.vtt')));
});

async function addFrench(): Promise<void> {
  change('domain/languages.ts', "de: 'de-DE'", "de: 'de-DE', fr: 'fr-FR'");
  await cp(path.join(copy, 'content/en'), path.join(copy, 'content/fr'), { recursive: true });
  change('content/company.yaml', /^( +)en: (.+)$/gm, '$1en: $2\n$1fr: $2');
  for (const file of globSync('content/fr/**/*.{yaml,md}', { cwd: copy })) {
    if (readFileSync(path.join(copy, file), 'utf8').includes('](/')) change(file, /\]\(\//g, '](/fr/');
  }
  change('content/fr/interface.yaml', 'label: EN', 'label: FR');
  change('content/fr/interface.yaml', 'EN – Read in English', 'FR – Lire en français');
  change('content/fr/interface.yaml', 'Oops! Page not found', 'Page introuvable');
  change('content/fr/mail.yaml', 'greeting: Hello,', 'greeting: Bonjour,');
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

/** Posts the form of the French home page as a browser without script does. */
async function post(changes: Record<string, string>) {
  const { elements } = documentAt('/fr');
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
