import { z } from 'zod';
import { pagesIn, serviceGroups } from '../pages.ts';
import { date, each, inEachLanguage, inEachLanguageOrEmpty, strict, words } from './shared.ts';

const orEmpty = z.string().trim();
const phone = z
  .string()
  .regex(
    /^(?=(?:\D*\d){7,15}\D*$)\+[1-9]\d{0,2}(?:[ -]\d+)+$/,
    'Write it as it is dialled from abroad, 7 to 15 digits in groups: +49 421 361-2010.',
  )
  .describe('As visitors read it, from the plus and the country on');

/** Groups of partners on the home page, in this order. */
export const partnerGroups = ['cardNetworks', 'ledgers', 'terminals'] as const;

const byGroup = strict(each(serviceGroups, inEachLanguageOrEmpty));
/** A solution may override the fact of its group. */
const byGroupOrSolution = byGroup.extend(
  each(
    pagesIn('services').map(({ id }) => id),
    inEachLanguageOrEmpty.optional(),
  ),
);

export const company = strict({
  name: words.describe('As in the commercial register; {companyName} in texts'),
  shortName: words.describe('{company} in texts'),
  legalForm: inEachLanguage,
  address: strict({
    street: words,
    postalCode: words,
    city: words,
    countryCode: z.string().length(2),
    country: inEachLanguage,
  }),
  register: strict({ court: inEachLanguage, number: words }),
  vatId: z.string().regex(/^DE\d{9}$/, 'DE and nine digits'),
  managingDirectors: z.array(words).min(1),
  responsibleForContent: words.describe('§ 18 (2) MStV: a person with an address in Germany'),
  phone,
  mail: strict({
    hello: z.email(),
    careers: z.email(),
    privacy: z.email(),
    security: z.email().describe('For whoever finds a hole; stands in /.well-known/security.txt'),
  }),
  links: strict({
    api: z.url().describe('Server of the sample request on the home page'),
    liveDemo: z.url(),
    demoVideo: orEmpty.describe('Empty: the video made by the project; otherwise a signed storage URL'),
  }),
  social: z.array(z.url()).describe('Profiles of the company elsewhere, for search engines'),
  analytics: strict({ name: orEmpty, provider: orEmpty, script: orEmpty }).describe(
    'The one script that the cookie consent may allow; empty: none',
  ),
  cardIssuer: strict({ name: words, address: words, country: inEachLanguage, role: inEachLanguage }),
  cardSupervisor: strict({ name: inEachLanguage, address: words }),
  offer: strict({
    reply: inEachLanguageOrEmpty.describe('When a request is answered'),
    demo: inEachLanguageOrEmpty.describe('How long a demo or a consultation takes, and by what means'),
    priceModel: byGroupOrSolution.describe(
      'How the price is built (once, monthly, per use), for a group or for a solution of its own',
    ),
    launch: byGroupOrSolution.describe('How long it takes from the order until it runs, likewise'),
    support: inEachLanguageOrEmpty.describe('Who helps after the start, and when'),
    availability: inEachLanguageOrEmpty.describe('What the service is available for, and how it is measured'),
    offline: byGroupOrSolution.describe('What still works without a connection'),
    countries: inEachLanguageOrEmpty.describe('Where the products are sold'),
    guestChannel: inEachLanguageOrEmpty.describe('Where guests of Gastro Plus book and order'),
    tills: inEachLanguageOrEmpty.describe('Tills and shop systems that are connected already'),
    hrSystems: inEachLanguageOrEmpty.describe('HR and benefits systems that are connected already'),
    cardNetworks: inEachLanguageOrEmpty.describe('The two card networks'),
    benefitLimit: inEachLanguageOrEmpty.describe('Whether and how the card of Employee Plus is restricted'),
    fanPayment: inEachLanguageOrEmpty.describe('What fans pay with'),
    holderXrp: inEachLanguageOrEmpty.describe('Who provides the XRP that accounts of XRP Passport need'),
    ledgerNumber: inEachLanguageOrEmpty.describe('What the number of a customer is in entries of a ledger'),
    languageModel: inEachLanguageOrEmpty.describe(
      'Language model behind the analyst, who runs it, and whether it learns from questions',
    ),
    dataPlace: inEachLanguageOrEmpty.describe('Where data of the products lie'),
    term: inEachLanguageOrEmpty.describe('Term of the contract and notice'),
  }).describe('What buyers ask and only the owner knows; where a fact is empty, its line is left out'),
  taxFiguresOf: z
    .int()
    .describe('Year of the tax figures on the pages of the cards; the launch check reminds when it is over'),
  partners: strict(each(partnerGroups, z.array(words))).describe(
    'Who the products work with, by name; an empty list is left out',
  ),
  grant: inEachLanguageOrEmpty.describe('Badge of the grant programme of XRP Passport; empty: none'),
  hiring: strict({
    reply: inEachLanguageOrEmpty.describe('When an application is answered'),
    steps: inEachLanguageOrEmpty.describe('What comes after the documents have been read'),
  }).describe('What applicants ask and only the owner knows; where a fact is empty, its line is left out'),
  dataProtectionOfficer: inEachLanguageOrEmpty.describe(
    'Name and a way to reach them, for the privacy policy (Art. 13 (1) (b), 37 GDPR); empty: none is designated',
  ),
  hostingProvider: inEachLanguage,
  mailProvider: inEachLanguage,
  backupDays: z.int().positive().describe('How long backups of the database are kept'),
  logDays: z.int().positive().describe('How long the log of the server is kept'),
  dataProtectionAuthority: strict({
    name: inEachLanguage,
    address: words,
    phone,
    mail: z.email(),
  }),
  copyrightYear: z.number().int(),
  privacyPolicyEffective: date,
  privacyPolicyUpdated: date.describe('Change it whenever the text of the privacy policy changes'),
  samples: z.array(words).describe('What the launch check reports while it stands here'),
  drafts: z.array(words).describe('Files of content/ that somebody still has to approve before launch'),
});

/** A telephone number in the format ITU-T E.164: `+494213612010`. */
export function dialled(phone: string): string {
  return phone.replace(/[ -]/g, '');
}

export type Company = z.infer<typeof company>;

/** The values of `{company}` and `{companyName}` in texts, from `company.yaml`; empty if one is missing there. */
export function companyNames(values: unknown): Record<string, string> {
  const { data } = z.object({ name: words, shortName: words }).safeParse(values);
  return data ? { company: data.shortName, companyName: data.name } : {};
}
