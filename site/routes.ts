import { languages, pathIn } from '../domain/languages.ts';
import { pages, type Template } from '../domain/pages.ts';

/**
 * The addresses of all pages made from a template, in both languages. Each template has its own route file in
 * `pages/` (`parameter` is the name in its brackets), so that a page carries only the style sheets of its own sections.
 */
export function routesOf(template: Template, parameter: string) {
  return languages.flatMap((language) =>
    pages
      .filter((page) => page.template === template)
      .map((page) => ({
        params: { [parameter]: pathIn(language, page.path).slice(1) || undefined },
        props: { page, language },
      })),
  );
}
