import { languages, pathIn } from '../domain/languages.ts';
import { type Page, type PageId, pageOf } from '../domain/pages.ts';

/** A page in every language, for its file below `pages/[...language]/`. Each page loads only its own style sheets. */
export function routesOf<Id extends PageId>(id: Id) {
  const page = pageOf(id) as Extract<Page, { id: Id }>;
  return languages.map((language) => ({
    params: { language: pathIn(language, '/').slice(1) || undefined },
    props: { page, language },
  }));
}
