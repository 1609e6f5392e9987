import { type Company, dialled } from '../../domain/content/company.ts';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import { defaultLanguage, type Language, languages } from '../../domain/languages.ts';
import { areaOf, href, type Page, type PageId } from '../../domain/pages.ts';

/** The company (https://schema.org/Organization). */
export function organization(site: URL, company: Company, words: InterfaceWords) {
  const { address, mail, phone } = company;
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: company.shortName,
    legalName: company.name,
    description: words.site.line,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    email: mail.hello,
    telephone: dialled(phone),
    vatID: company.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    ...(company.social.length > 0 && { sameAs: company.social }),
  };
}

/** The `@id` of {@link organization}. */
function organizationId(site: URL): string {
  return `${site.href}#organization`;
}

/** The website in one language (https://schema.org/WebSite). */
export function website(site: URL, language: Language, words: InterfaceWords) {
  const url = new URL(href(language, 'home'), site).href;
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: words.site.name,
    description: words.site.line,
    inLanguage: language,
    publisher: { '@id': organizationId(site) },
  };
}

/** The solution (`category`: its group) or infrastructure (`serviceType`) of a page (https://schema.org/Service). */
export function service(
  site: URL,
  language: Language,
  page: PageId,
  { name, meta }: { name: string; meta: { description: string } },
  kind: { category?: string; serviceType?: string } = {},
) {
  return {
    '@type': 'Service',
    name,
    description: meta.description,
    url: new URL(href(language, page), site).href,
    ...kind,
    provider: { '@id': organizationId(site) },
  };
}

/** Home, area and page (https://schema.org/BreadcrumbList). */
export function breadcrumbList(site: URL, language: Language, page: Page, words: InterfaceWords) {
  const area = areaOf(page);
  const trail = [
    { name: words.breadcrumb.home, path: href(language, 'home') },
    ...(area ? [{ name: words.breadcrumb[area], path: href(language, 'home', area) }] : []),
    { name: nameOf(page, words), path: href(language, page.id) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** Short name of a page, as in menus and footer. */
function nameOf(page: Page, { site, products, menus, footer }: InterfaceWords): string {
  switch (page.id) {
    case 'home':
      return site.name;
    case 'legal-notice':
      return footer.links.legalNotice;
    case 'cookie-policy':
      return footer.links.privacyPolicy;
    default: {
      const names = { ...products, ...menus.infrastructure, ...menus.about };
      return names[page.id].name;
    }
  }
}

/** A JSON-LD document; `<` is escaped so that no text can end the script element. */
export function jsonLd(graph: object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** The URLs of a page by hreflang; `x-default` is the default language. */
export function alternates(site: URL, page: PageId): { language: Language | 'x-default'; url: string }[] {
  const url = (language: Language) => new URL(href(language, page), site).href;
  return [
    ...languages.map((language) => ({ language, url: url(language) })),
    { language: 'x-default', url: url(defaultLanguage) },
  ];
}
