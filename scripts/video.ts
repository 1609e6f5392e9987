/**
 * `npm run video`: renders the demo video of the analyst page in each language, as MP4, WebM and poster, from the page's
 * texts and drawings into `site/public/video`. Needs Chromium and ffmpeg (sudo apt-get install chromium ffmpeg).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import type { Analyst } from '../domain/content/analyst.ts';
import { lineOf, readContentFile } from '../domain/content/read.ts';
import { type Language, languages } from '../domain/languages.ts';
import { namesIn } from '../site/build/content/names.ts';
import { chromiumArguments, chromiumPath } from './chromium.mjs';

const root = new URL('../', import.meta.url);
const target = new URL('site/public/video/', root).pathname;
const frame = { width: 960, height: 788 };
// Higher resolution for full screen.
const scale = 1.5;
const framesPerSecond = 25;
// Question, labels and chart are visible.
const posterSecond = 12.8;

const vite = await createServer({ root: root.pathname, configFile: false, server: { middlewareMode: true } });
const { VideoFrame } = await vite.ssrLoadModule('/scripts/video/VideoFrame.tsx');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ viewport: frame, deviceScaleFactor: scale });
await page.setContent(await emptyPage(), { waitUntil: 'load' });
await page.evaluate(() => document.fonts.ready);
await mkdir(target, { recursive: true });

for (const language of languages) {
  const file = `content/${language}/solutions/ai-retail-assistant.yaml`;
  const content = readContentFile(file, await readFile(new URL(file, root)), namesIn(root.pathname));
  if (!('values' in content)) throw new Error(lineOf(content));
  const words = content.values as Analyst;
  const draw = (second: number) =>
    renderToStaticMarkup(createElement(VideoFrame, { words, language, second }));
  const seconds = words.video.captions.at(-1)?.to ?? 0;
  const name = `${target}ai-retail-analyst-${language}`;
  await makePoster(`${name}.avif`, await render(page, draw(posterSecond)));
  await makeFilms(name, language, seconds, draw);
  for (const ending of ['avif', 'webm', 'mp4']) {
    const { size } = await stat(`${name}.${ending}`);
    console.log(`${name.slice(root.pathname.length)}.${ending} ${Math.round(size / 1024)} KB`);
  }
}
await browser.close();
await vite.close();

/** A page with the site's tokens and fonts, in which frames are rendered. */
async function emptyPage(): Promise<string> {
  const text = (path: string) => readFile(new URL(path, root), 'utf8');
  const font = async (file: string) =>
    `url(data:font/woff2;base64,${(await readFile(new URL(`site/public/fonts/${file}`, root))).toString('base64')})`;
  const fonts = `
    @font-face { font-family: "Familjen Grotesk"; src: ${await font('familjen-grotesk.woff2')}; font-weight: 400 700 }
    @font-face { font-family: "Martian Mono"; src: ${await font('martian-mono.woff2')}; font-weight: 500 }`;
  const palette = await text('design/styles/palette.css');
  const tokens = await text('design/styles/tokens.css');
  const base = await text('design/styles/base.css');
  const film = await text('scripts/video/video-frame.css');
  return `<!doctype html><style>${fonts}${palette}${tokens}${base}${film}</style><body></body>`;
}

/** A frame as PNG. */
async function render(page: Page, html: string): Promise<Buffer> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, html);
  return page.screenshot({ type: 'png', clip: { x: 0, y: 0, ...frame } });
}

/** Encodes MP4 and WebM in one pass; consecutive equal frames are rendered once. */
async function makeFilms(
  name: string,
  language: Language,
  seconds: number,
  draw: (second: number) => string,
) {
  const pixels = ['-pix_fmt', 'yuv420p', '-vf', 'scale=out_color_matrix=bt709:out_range=tv'];
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const common = [
    ...pixels,
    ...colours,
    '-g',
    String(2 * framesPerSecond),
    '-metadata:s:v:0',
    `language=${language}`,
  ];
  const encoder = ffmpeg([
    ...['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-'],
    ...[...common, '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '25'],
    ...['-movflags', '+faststart', `${name}.mp4`],
    ...[...common, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38', '-row-mt', '1', `${name}.webm`],
  ]);
  let last: { html: string; png: Buffer } = { html: '', png: Buffer.alloc(0) };
  for (let index = 0; index < seconds * framesPerSecond; index++) {
    const html = draw(index / framesPerSecond);
    if (html !== last.html) last = { html, png: await render(page, html) };
    if (!encoder.stdin.write(last.png)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await finished(encoder);
}

/** The poster: strongly compressed, because every visitor loads it. */
async function makePoster(file: string, png: Buffer) {
  const encoder = ffmpeg([
    ...['-f', 'image2pipe', '-i', '-', '-vf', 'scale=800:-2:flags=lanczos', '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '40', '-b:v', '0', file],
  ]);
  encoder.stdin.end(png);
  await finished(encoder);
}

function ffmpeg(options: string[]) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function finished(process: ReturnType<typeof ffmpeg>) {
  const [code] = await once(process, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
