import type { DecideProps, Sampled } from '../../../design/compositions/Decide.tsx';
import type { Company } from '../../../domain/content/company.ts';
import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import type { InterfaceWords } from '../../../domain/content/interface.ts';
import type { Language } from '../../../domain/languages.ts';
import { href, type PageOf } from '../../../domain/pages.ts';
import { beforeYouDecide } from '../../content/before-you-decide.ts';
import { company, interfaceWords } from '../../content/entries.ts';
import { factsIn, sampled } from '../../content/facts.ts';
import { solutionRows } from '../../content/solutions.ts';

/** What a page of an infrastructure is made from; `Words` are those of its content file. */
export interface InfrastructurePage<Words> {
  language: Language;
  words: Words;
  /** Words that all pages of products share. */
  labels: InterfaceWords['productPage'];
  crumb: { label: string; items: { text: string; href?: string }[] };
  decide: DecideProps;
  /** The solutions that stand on it. */
  solutions: ReturnType<typeof solutionRows>;
  /** The section of the home page about the API. */
  api: string;
  company: Company;
  /** A text with its facts of company.yaml; empty if one of them is. */
  filled: (text: string) => Sampled;
}

/** Props of the component that is an infrastructure's page. */
export interface InfrastructureProps<Words> {
  infrastructure: InfrastructurePage<Words>;
}

/** Id of the dialog on the page of an infrastructure. */
export const consultation = 'consultation';

interface Options {
  page: PageOf<'infrastructure'>;
  language: Language;
  words: Infrastructure;
}

export async function infrastructureOf({
  page,
  language,
  words,
}: Options): Promise<InfrastructurePage<Infrastructure>> {
  const { breadcrumb, productPage, products } = await interfaceWords(language);
  const facts = await company();
  const { cardNetworks, ledgerNumber } = facts.offer;
  const named = factsIn(language, { cardNetworks, ledgerNumber });
  const { group, lines } = words.solutions;
  return {
    language,
    words,
    labels: productPage,
    crumb: {
      label: breadcrumb.label,
      items: [
        { text: breadcrumb.infrastructure, href: href(language, 'home', 'infrastructure') },
        { text: words.name },
      ],
    },
    decide: await beforeYouDecide({
      language,
      page: page.id,
      answers: words.decide,
      group,
      ask: 'consultation',
    }),
    solutions: solutionRows(language, group, products, lines),
    api: href(language, 'home', 'api'),
    company: facts,
    filled: (text) => sampled([text], named, productPage.decide.sample),
  };
}
