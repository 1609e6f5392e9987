import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { type Company, dialled } from '../../domain/content/company.ts';
import type { PrivacyWords } from '../../domain/content/legal.ts';
import type { Language } from '../../domain/languages.ts';
import { requestDefinitions } from '../../domain/requests/index.ts';
import { fill, type PluralForms, plural } from '../../domain/text.ts';

/** A section of a legal page, its words as a tree of HTML (https://github.com/syntax-tree/hast). */
export interface LegalSection {
  id: string;
  title: string;
  text: Root;
}

/** What stands for each {word} of a legal text. */
type LegalValues = Readonly<Record<string, ElementContent[]>>;

/** Every {word} that a legal text may hold. */
export function legalValues(
  language: Language,
  company: Company,
  year: PluralForms,
  privacy: Pick<PrivacyWords, 'analytics' | 'video'>,
): LegalValues {
  const { address, register, cardIssuer, cardSupervisor, dataProtectionAuthority: authority } = company;
  const { analytics, links } = company;
  const values: Record<string, ElementContent[]> = {
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
    backupDays: text(String(company.backupDays)),
    logDays: text(String(company.logDays)),
    authority: lines(authority.name[language], ...authority.address.split(', '), address.country[language]),
    authorityPhone: phoneLink(authority.phone),
    authorityMail: mailLink(authority.mail),
    effective: text(dayMonthYear(company.privacyPolicyEffective)),
    updated: text(dayMonthYear(company.privacyPolicyUpdated)),
  };
  // {retentionDemo}, {retentionApplication} …: the very periods by which the server deletes.
  for (const { kind, retention } of requestDefinitions) {
    values[`retention${camelCase(kind)}`] = text(plural(language, year, retention.years));
  }
  values.cookieAnalytics = text(
    analytics.script
      ? fill(privacy.analytics.one, { analytics: analytics.name, provider: analytics.provider })
      : privacy.analytics.none,
  );
  values.videoOrigin = text(links.demoVideo ? privacy.video.external : privacy.video.own);
  return values;
}

/**
 * Splits the HTML that the build has made of a legal text at its second-level headings, whose addresses stand behind
 * them as `{#id}`, and fills its {words}. What stands before the first heading is `intro`.
 */
export function legalSections(html: string, values: LegalValues): { intro: Root; sections: LegalSection[] } {
  const tree = fromHtml(html, { fragment: true });
  fillIn(tree, values);
  asTables(tree);
  const intro: Root = { type: 'root', children: [] };
  const sections: LegalSection[] = [];
  for (const node of tree.children) {
    if (isElement(node, 'h2')) sections.push({ ...headingOf(node), text: { type: 'root', children: [] } });
    else (sections.at(-1)?.text ?? intro).children.push(node);
  }
  return { intro, sections };
}

/** A line of plain text with its {words} filled in. */
export function filledLine(line: string, values: LegalValues): Root {
  const tree: Root = { type: 'root', children: [{ type: 'text', value: line }] };
  fillIn(tree, values);
  return tree;
}

function headingOf(heading: Element): { id: string; title: string } {
  const text = textOf(heading);
  const [, title, id] = /^(.+?)\s*\{#([\w-]+)\}$/.exec(text) ?? [];
  if (!title || !id) throw new Error(`The heading "${text}" of a legal text has no {#address}`);
  return { id, title };
}

function fillIn(tree: Root, values: LegalValues): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return;
    // The second, fourth, … piece is a name.
    const filled = node.value.split(/\{(\w+)\}/).flatMap((piece, place): ElementContent[] => {
      if (place % 2 === 0) return piece ? [{ type: 'text', value: piece }] : [];
      const value = values[piece];
      if (!value) throw new Error(`No value for {${piece}} in "${node.value}"`);
      // A tree has each node once; a value may be asked for twice.
      return structuredClone(value);
    });
    parent.children.splice(index, 1, ...filled);
    return index + filled.length;
  });
}

/** Lists whose points begin with a bold label become description lists, which the design sets as tables. */
function asTables(tree: Root): void {
  visit(tree, 'element', (list) => {
    const points = list.children.filter((child) => isElement(child, 'li'));
    const rows = points.map(rowOf).filter((row) => row !== null);
    if (list.tagName !== 'ul' || rows.length === 0 || rows.length < points.length) return;
    list.tagName = 'dl';
    list.children = rows;
  });
}

/** `<li><strong>Label:</strong> words</li>` as label and words of a description list; null without such a label. */
function rowOf({ children: [first, ...rest] }: Element): Element | null {
  if (!first || !isElement(first, 'strong')) return null;
  const label = textOf(first);
  if (!label.endsWith(':')) return null;
  const [space, ...words] = rest;
  const start =
    space?.type === 'text' ? [{ ...space, value: space.value.trimStart() }] : space ? [space] : [];
  return h('div', [h('dt', label.slice(0, -1)), h('dd', [...start, ...words])]);
}

function isElement(node: RootContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

// 01.12.2021 in every language (docs/product.md, "Fixed words").
function dayMonthYear(date: string): string {
  return date.split('-').reverse().join('.');
}

function camelCase(kind: string): string {
  return kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function text(value: string): ElementContent[] {
  return [{ type: 'text', value }];
}

function lines(...all: string[]): ElementContent[] {
  return all.flatMap((line, index) => (index > 0 ? [h('br'), ...text(line)] : text(line)));
}

function link(address: string, words: string): ElementContent[] {
  return [h('a', { href: address }, words)];
}

function mailLink(address: string): ElementContent[] {
  return link(`mailto:${address}`, address);
}

function phoneLink(number: string): ElementContent[] {
  return link(`tel:${dialled(number)}`, number);
}
