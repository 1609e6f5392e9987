import { languages, pathIn } from '../domain/languages.ts';
import { type Page, type PageId, type PageOf, pageOf, pages, type Template } from '../domain/pages.ts';

/** Static paths of all pages of a template in every language. */
export function routesOf<Name extends Template>(template: Name) {
  return languages.flatMap((language) =>
    pages
      .filter((page): page is PageOf<Name> => page.template === template)
      .map((page) => ({
        params: { [template]: pathIn(language, page.path).slice(1) || undefined },
        props: { page, language },
      })),
  );
}

/**
 * One page in every language, for a file below `pages/[...language]/`. Products have a file each, so that a page loads
 * only its own style sheets.
 */
export function routesOfPage<Id extends PageId>(id: Id) {
  const page = pageOf(id) as Extract<Page, { id: Id }>;
  return languages.map((language) => ({
    params: { language: pathIn(language, '/').slice(1) || undefined },
    props: { page, language },
  }));
}
