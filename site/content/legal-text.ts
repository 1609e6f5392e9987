import { type Company, dialled } from '../../domain/content/company.ts';
import type { PrivacyWords } from '../../domain/content/legal.ts';
import type { Language } from '../../domain/languages.ts';
import { requestDefinitions } from '../../domain/requests/index.ts';
import { fill, type PluralForms, plural } from '../../domain/words.ts';

/** A section of a legal page, as HTML that the build has made from our own Markdown. */
export interface LegalSection {
  id: string;
  title: string;
  html: string;
}

/** Every {word} that a legal text may hold, as HTML. */
export function legalValues(
  language: Language,
  company: Company,
  year: PluralForms,
  privacy: Pick<PrivacyWords, 'analytics' | 'video'>,
): Record<string, string> {
  const { address, register, cardIssuer, cardSupervisor, dataProtectionAuthority: authority } = company;
  const { analytics, links } = company;
  const values: Record<string, string> = {
    companyName: text(company.name),
    legalForm: text(company.legalForm[language]),
    street: text(address.street),
    postalCode: text(address.postalCode),
    city: text(address.city),
    country: text(address.country[language]),
    managingDirectors: text(company.managingDirectors.join(', ')),
    responsibleForContent: text(company.responsibleForContent),
    registerCourt: text(register.court[language]),
    registerNumber: text(register.number),
    vatId: text(company.vatId),
    phone: phoneLink(company.phone),
    helloMail: mailLink(company.mail.hello),
    careersMail: mailLink(company.mail.careers),
    privacyMail: mailLink(company.mail.privacy),
    cardIssuer: lines(cardIssuer.name, cardIssuer.address, cardIssuer.country[language]),
    cardSupervisor: lines(cardSupervisor.name[language], cardSupervisor.address),
    hostingProvider: text(company.hostingProvider[language]),
    mailProvider: text(company.mailProvider[language]),
    authority: lines(authority.name[language], ...authority.address.split(', '), address.country[language]),
    authorityPhone: phoneLink(authority.phone),
    authorityMail: mailLink(authority.mail),
    effective: dayMonthYear(company.privacyPolicyEffective),
    updated: dayMonthYear(company.privacyPolicyUpdated),
  };
  // {retentionDemo}, {retentionApplication} …: the very periods by which the server deletes.
  for (const { kind, retention } of requestDefinitions) {
    values[`retention${camelCase(kind)}`] = text(plural(language, year, retention.years));
  }
  values.cookieAnalytics = analytics.script
    ? fill(text(privacy.analytics.one), {
        analytics: text(analytics.name),
        provider: text(analytics.provider),
      })
    : text(privacy.analytics.none);
  values.videoOrigin = text(links.demoVideo ? privacy.video.external : privacy.video.own);
  return values;
}

/**
 * Splits the HTML of a legal text at its second-level headings, whose addresses stand behind them as `{#id}`, and
 * fills its {words}. What stands before the first heading is `intro`.
 */
export function legalSections(
  html: string,
  values: Readonly<Record<string, string>>,
): { intro: string; sections: LegalSection[] } {
  const [intro = '', ...parts] = html.split(/<h2[^>]*>/);
  const sections = parts.map((part) => {
    const [heading = '', body = ''] = part.split('</h2>', 2);
    const [, title, id] = /^(.+?)\s*\{#([\w-]+)\}$/.exec(heading) ?? [];
    if (!title || !id) throw new Error(`The heading "${heading}" of a legal text has no {#address}`);
    return { id, title, html: fill(asTables(body), values) };
  });
  return { intro: fill(intro, values), sections };
}

/** Lists whose points begin with a bold label become description lists, which the design sets as tables. */
function asTables(html: string): string {
  return html.replace(
    /<ul>\s*((?:<li><strong>[^<]+:<\/strong>.*?<\/li>\s*)+)<\/ul>/gs,
    (_, points: string) => {
      const rows = points.replace(
        /<li><strong>([^<]+):<\/strong>\s*(.*?)<\/li>/gs,
        '<div><dt>$1</dt><dd>$2</dd></div>',
      );
      return `<dl>${rows}</dl>`;
    },
  );
}

// The specification writes 01.12.2021 in English too.
function dayMonthYear(date: string): string {
  return date.split('-').reverse().join('.');
}

function camelCase(kind: string): string {
  return kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function text(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function lines(...plain: string[]): string {
  return plain.map(text).join('<br>');
}

function link(address: string, words: string): string {
  return `<a href="${text(address)}">${text(words)}</a>`;
}

function mailLink(address: string): string {
  return link(`mailto:${address}`, address);
}

function phoneLink(number: string): string {
  return link(`tel:${dialled(number)}`, number);
}
