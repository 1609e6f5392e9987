import type { Sampled } from '../../design/compositions/Decide.tsx';
import type { SolutionArtefact } from '../../domain/content/artefacts.ts';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Solution } from '../../domain/content/solutions.ts';
import type { Language } from '../../domain/languages.ts';
import { href, type PageIn } from '../../domain/pages.ts';
import { beforeYouDecide } from '../content/before-you-decide.ts';
import { company, interfaceWords } from '../content/entries.ts';
import { moreRows, solutionCrumb } from '../content/solutions.ts';
import { type Figures, figuresOf } from '../drawings/figures.ts';

/** Name of a product's drawings and of their words in `content/`. */
type DrawingName = SolutionArtefact['drawing'];

/** Words of a solution whose drawings have that name. */
export type SolutionWords<Name extends DrawingName> = Omit<Solution, 'artefact'> & {
  artefact: Extract<SolutionArtefact, { drawing: Name }>;
};

/** What a page of a product is made from; `Words` are those of its content file. */
export interface Product<Words> {
  page: PageIn<'services'>;
  language: Language;
  words: Words;
  /** Words that all products share. */
  labels: InterfaceWords['productPage'];
  crumb: ReturnType<typeof solutionCrumb>;
  decide: Awaited<ReturnType<typeof beforeYouDecide>>;
  /** The other solutions of the group and their infrastructure. */
  others: ReturnType<typeof moreRows>;
  /** The section of the home page about the API. */
  api: string;
  /** How the language writes amounts and dates. */
  figures: Figures;
  /** Badge of the grant programme of XRP Passport; empty: none. */
  grant: Sampled[number];
}

/** Props of the component that is a product's page. */
export interface ProductProps<Words> {
  product: Product<Words>;
}

/** Id of the demo dialog on the page of a product. */
export const demoDialog = 'demo';

interface Options<Words> {
  page: PageIn<'services'>;
  language: Language;
  words: Words;
  ask: 'demo' | 'mail';
}

export async function productOf<Words extends Pick<Solution, 'decide'>>({
  ask,
  ...given
}: Options<Words>): Promise<Product<Words>> {
  const { page, language, words } = given;
  const frame = await interfaceWords(language);
  const { grant, samples } = await company();
  const { group } = page.menu;
  return {
    ...given,
    labels: frame.productPage,
    crumb: solutionCrumb(language, group, frame),
    decide: await beforeYouDecide({ language, page: page.id, answers: words.decide, group, ask }),
    others: moreRows(language, page, frame),
    api: href(language, 'home', 'api'),
    figures: figuresOf(language),
    grant: { text: grant[language], sample: samples.includes('grant') },
  };
}
