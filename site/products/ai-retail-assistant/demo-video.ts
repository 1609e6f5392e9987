import { existsSync } from 'node:fs';
import type { Analyst } from '../../../domain/content/analyst.ts';
import { defaultLanguage, type Language } from '../../../domain/languages.ts';
import type { Film } from './DemoVideo.tsx';

const folder = '/video';

interface Choice {
  /** Language of the page and, if there is one, of the film. */
  language: Language;
  /** Name of the captions in each language. */
  captionNames: readonly { language: Language; name: string }[];
  /** `links.demoVideo` of company.yaml, a signed storage URL; empty for our own film. */
  foreign: string;
}

/** Our own film (`npm run video`) with captions in every language, or the foreign one. */
export function demoVideo({ language, captionNames, foreign }: Choice): Film {
  const hasOwn = existsSync(`site/public${folder}/ai-retail-analyst-${language}.mp4`);
  const own = `${folder}/ai-retail-analyst-${hasOwn ? language : defaultLanguage}`;
  const poster = `${own}.avif`;
  if (foreign) return { poster, sources: [{ src: foreign }], captions: [] };
  return {
    poster,
    sources: [
      { src: `${own}.webm`, type: 'video/webm' },
      { src: `${own}.mp4`, type: 'video/mp4' },
    ],
    captions: captionNames.map((captions) => ({
      ...captions,
      src: `${folder}/${captions.language}.vtt`,
      isDefault: captions.language === language,
    })),
  };
}

// Upload date of the committed films, for search engines.
const made = '2026-11-20';

/** The project's own film for search engines (https://schema.org/VideoObject). */
export function videoObject(site: URL, language: Language, words: Analyst['video'], film: Film) {
  const address = (path: string | undefined) => new URL(path ?? '', site).href;
  return {
    '@type': 'VideoObject',
    name: words.title,
    description: words.description,
    thumbnailUrl: address(film.poster),
    contentUrl: address(film.sources.at(-1)?.src),
    uploadDate: made,
    duration: `PT${words.captions.at(-1)?.to ?? 0}S`,
    inLanguage: language,
    transcript: words.captions.map(({ text }) => text).join(' '),
  };
}
