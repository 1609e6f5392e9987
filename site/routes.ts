import { languages, pathIn } from '../domain/languages.ts';
import { type PageOf, pages, type Template } from '../domain/pages.ts';

/**
 * Static paths of all pages of a template in every language. Each template has its own route file in `pages/`, so that
 * a page loads only the style sheets of its own sections.
 */
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
