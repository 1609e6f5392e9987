import type { APIRoute } from 'astro';
import { type Language, languages } from '../../../domain/languages.ts';
import { analystWords } from '../../products/ai-retail-assistant/words.ts';

export function getStaticPaths() {
  return languages.map((language) => ({ params: { language } }));
}

/** Captions of the demo video (WebVTT). */
export const GET: APIRoute<Record<string, never>, { language: Language }> = async ({ params }) => {
  const { language } = params;
  const { video } = await analystWords(language);
  const cues = video.captions.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}`);
  return new Response(`WEBVTT\n\n${cues.join('\n\n')}\n`, { headers: { 'Content-Type': 'text/vtt' } });
};

/** Seconds as 00:00:03.000. */
function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
