import type { APIRoute, GetStaticPaths } from 'astro';
import { type Language, languages } from '../../../../domain/languages.ts';
import { type Page, pages } from '../../../../domain/pages.ts';
import { picture } from '../../../og/picture.ts';

interface Props {
  page: Page;
  language: Language;
}

export const getStaticPaths = (() =>
  languages.flatMap((language) =>
    pages.map((page) => ({ params: { language, id: page.id }, props: { page, language } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { page, language } }) =>
  new Response(new Uint8Array(await picture(page, language)), { headers: { 'Content-Type': 'image/png' } });
