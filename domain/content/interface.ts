import { z } from 'zod';
import { type Area, pagesIn, serviceGroups } from '../pages.ts';
import { countedForms, countedText, each, meta, plurals, strict, titled, words } from './shared.ts';

const idsIn = <Name extends Area>(area: Name) => pagesIn(area).map(({ id }) => id);
const lineHint = 'One short line under the name in the menu';
const named = strict({ name: words, line: words.describe(lineHint) }).describe('A short `name` and a `line`');

const menus = strict({
  services: strict({ all: words, groups: strict(each(serviceGroups, words)) }),
  infrastructure: strict({
    text: countedText.describe('The sentence at the start of the panel'),
    all: words.describe('Leads to the section of the home page'),
    ...each(idsIn('infrastructure'), named),
  }),
  about: strict({
    text: words,
    all: words,
    ...each(idsIn('about'), named),
    careers: named.extend({ line: countedForms().describe(lineHint) }),
  }),
});

const footer = strict({
  line: words,
  flags: words.describe('What the five flags say, for people who cannot see them'),
  groups: strict({ solutions: words, infrastructure: words, company: words }),
  links: strict({
    about: words,
    team: words,
    careers: words,
    contact: words,
    privacyPolicy: words,
    legalNotice: words,
    cookiePolicy: words,
    cookieSettings: words,
  }),
  copyright: words.describe('{year} comes from company.yaml'),
  ship: words,
});

const cookieBanner = strict({
  title: words,
  text: words.describe('Shown while company.yaml names no analytics script'),
  textWithAnalytics: words.describe(
    'Shown when it names one: {analytics} is its name, {provider} who runs it',
  ),
  links: strict({ legalNotice: words, privacyPolicy: words }),
  reject: words,
  accept: words,
  close: words.describe('Name of the button that hides the banner for this view only'),
  saved: strict({ accepted: words, rejected: words }).describe('Read out after the choice'),
});

/** `interface.yaml`: the words of header, footer, menus and banner, and those that several pages share. */
export const interfaceSchema = strict({
  site: strict({ name: words, line: words.describe('What the company does, for search engines') }),
  skipLink: words,
  products: strict(each(idsIn('services'), named)).describe(
    'Short names of the solutions, for menus and lists',
  ),
  header: strict({
    home: words.describe('Name of the logo link'),
    navigation: words,
    services: words,
    infrastructure: words,
    api: words,
    about: words,
    contact: words,
    contactButton: words,
    contactShort: words.describe('The contact button where there is less room'),
    languageSwitch: strict({
      label: words.describe('What is seen: this language, on the pages of the others'),
      name: words.describe('What is read out; starts with the label'),
    }),
  }),
  menus,
  mobileMenu: strict({ open: words, close: words }),
  footer,
  cookieBanner,
  notices: strict({
    region: words.describe('Name of the place where notices appear; {hotkey} is the key that focuses it'),
    close: words,
    done: words.describe('Read out before a notice of success'),
    refused: words.describe('Read out before a notice of failure'),
  }),
  dialog: strict({ close: words, cancel: words }),
  breadcrumb: strict({ label: words, home: words, services: words, infrastructure: words, about: words }),
  productPage: strict({
    requestDemo: words,
    features: words,
    steps: words,
    questions: words,
    flag: words,
    more: words.describe('Over the other solutions of the group and their infrastructure'),
    api: words,
    decide: strict({
      title: words,
      sample: words.describe(
        'A fact that begins with it in company.yaml is a sample and marked by a dotted line: "Sample: …"',
      ),
      legend: strict({ mark: words, text: words }).describe('Says what the dotted line means'),
      summary: words.describe('Names the folded conditions on phones'),
      labels: strict({
        connects: words,
        start: words,
        launch: words,
        price: words,
        operation: words,
        data: words,
      }),
      after: strict(
        each(
          ['demo', 'consultation', 'mail'] as const,
          strict({ label: words, steps: z.array(words).min(1).describe('In their order') }),
        ),
      ).describe('What happens after each way to ask'),
      contract: z.array(words).min(1).describe('Follows what a page says about its price'),
      operation: z.array(words).min(1).describe('Facts of the owner about operation'),
      place: z.array(words).min(1).describe('Follows what a page says about its data'),
    }).describe('Shared words of "Before you decide"; what each page answers itself stands in its own file'),
  }),
  links: strict({ newTab: words.describe('Follows the words of a link that opens a new tab') }),
  copyButton: strict({ copy: words, copied: words, failed: words }),
  notFound: titled.extend({
    meta,
    flag: strict({ says: words, alt: words }),
    home: words,
    services: words,
    contact: words,
  }),
  failure: titled.extend({
    meta,
    messageLabel: words,
    message: words.describe('The same for every error: what an error itself says may quote a visitor'),
    reload: words,
    home: words,
    report: words.describe('{helloMail} is the address of company.yaml'),
  }),
  numbers: z.array(words).length(12).describe('One to twelve, as counted numbers are written in a text'),
  units: strict({ year: plurals, megabyte: plurals, kilobyte: plurals }),
});

export type InterfaceWords = z.infer<typeof interfaceSchema>;
