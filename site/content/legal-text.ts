import { type Company, dialled } from '../../domain/content/company.ts';
import { type PrivacyWords, retentionWord } from '../../domain/content/legal.ts';
import type { Language } from '../../domain/languages.ts';
import { withNoBreakSpaces } from '../../domain/no-break-spaces.ts';
import { requestDefinitions } from '../../domain/requests/index.ts';
import { fill, type PluralForms, plural } from '../../domain/text.ts';

export interface LegalSection {
  id: string;
  title: string;
  html: string;
}

type LegalValues = Readonly<Record<string, string>>;

/** The values of all placeholders in legal texts. */
export function legalValues(
  language: Language,
  company: Company,
  year: PluralForms,
  privacy: Pick<PrivacyWords, 'analytics' | 'dataProtectionOfficer' | 'video'>,
): LegalValues {
  const { address, register, cardIssuer, cardSupervisor, dataProtectionAuthority: authority } = company;
  const { analytics, links } = company;
  const values: Record<string, string> = {
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
    backupDays: String(company.backupDays),
    logDays: String(company.logDays),
    authority: lines(authority.name[language], ...authority.address.split(', '), address.country[language]),
    authorityPhone: phoneLink(authority.phone),
    authorityMail: mailLink(authority.mail),
    effective: text(dayMonthYear(company.privacyPolicyEffective)),
    updated: text(dayMonthYear(company.privacyPolicyUpdated)),
  };
  // {retentionDemo}, {retentionApplication} …: the periods by which the server deletes.
  for (const { kind, retention } of requestDefinitions) {
    values[retentionWord(kind)] = text(plural(language, year, retention.years));
  }
  values.cookieAnalytics = text(
    analytics.script
      ? fill(privacy.analytics.one, { analytics: analytics.name, provider: analytics.provider })
      : privacy.analytics.none,
  );
  const officer = company.dataProtectionOfficer[language];
  values.dataProtectionOfficer = text(
    officer ? fill(privacy.dataProtectionOfficer.one, { officer }) : privacy.dataProtectionOfficer.none,
  );
  values.videoOrigin = text(links.demoVideo ? privacy.video.external : privacy.video.own);
  return values;
}

/**
 * Splits the HTML of a legal text at its `h2` headings, which end with their id as `{#id}`, and fills its placeholders.
 * `intro` is the part before the first heading.
 */
export function legalSections(
  html: string,
  values: LegalValues,
): { intro: string; sections: LegalSection[] } {
  const [intro = '', ...pieces] = withTables(html).split(/<h2[^>]*>(.*?)<\/h2>/);
  const sections: LegalSection[] = [];
  // The pieces alternate: heading, content.
  for (let index = 0; index < pieces.length; index += 2) {
    const [heading = '', below = ''] = pieces.slice(index);
    const [, title, id] = /^([^<&]+?)\s*\{#([\w-]+)\}$/.exec(heading) ?? [];
    if (!title || !id) throw new Error(`The heading "${heading}" of a legal text has no {#address}`);
    sections.push({ id, title, html: fillHtml(below, values) });
  }
  return { intro: fillHtml(intro, values), sections };
}

/** A line of plain text with its placeholders filled in, as HTML. */
export function filledLine(line: string, values: LegalValues): string {
  return fillHtml(text(line), values);
}

function fillHtml(html: string, values: LegalValues): string {
  const whole = html.trim().replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in a legal text`);
    return value;
  });
  // Only texts between tags, no attributes.
  return whole.replace(/(?<=^|>)[^<]+/g, (words) => withNoBreakSpaces(words));
}

const labelledPoint = /<li><strong>([^<]+):<\/strong> (.*)<\/li>\n/g;
const labelledList = new RegExp(`<ul>\n((?:${labelledPoint.source})+)</ul>`, 'g');

/** Turns lists whose items all begin with a bold label into description lists, which are styled as tables. */
function withTables(html: string): string {
  return html.replace(
    labelledList,
    (_, points: string) => `<dl>${points.replace(labelledPoint, '<div><dt>$1</dt><dd>$2</dd></div>')}</dl>`,
  );
}

// 01.12.2021 in every language (docs/product.md, "Fixed words").
function dayMonthYear(date: string): string {
  return date.split('-').reverse().join('.');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function lines(...all: string[]): string {
  return all.map(text).join('<br>');
}

function mailLink(address: string): string {
  return `<a href="mailto:${address}">${text(address)}</a>`;
}

function phoneLink(number: string): string {
  return `<a href="tel:${dialled(number)}">${text(number)}</a>`;
}
