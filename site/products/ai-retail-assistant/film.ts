import { existsSync } from 'node:fs';
import type { Analyst } from '../../../domain/content/analyst.ts';
import { defaultLanguage, type Language, languages } from '../../../domain/languages.ts';
import { analystWords } from './words.ts';

/** The project's own film (`npm run video`), or the one named in company.yaml. */
export interface Film {
  poster: string;
  sources: readonly { src: string; type?: string }[];
  /** Empty for a film from elsewhere, which brings its own. */
  captions: readonly { src: string; language: Language; name: string; isDefault: boolean }[];
}

const folder = '/video';

/**
 * Our own film with captions in every language, or the foreign one: `links.demoVideo` of company.yaml, a signed storage
 * URL.
 */
export async function filmOf(language: Language, foreign: string): Promise<Film> {
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
    captions: await Promise.all(
      languages.map(async (each) => ({
        src: `${folder}/${each}.vtt`,
        language: each,
        name: (await analystWords(each)).video.captionsName,
        isDefault: each === language,
      })),
    ),
  };
}

// Upload date of the committed films, for search engines.
const made = '2026-11-23';

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
