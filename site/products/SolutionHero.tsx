import { ButtonLink, DialogButton } from '../../design/Button.tsx';
import type { InterfaceWords } from '../../domain/content/interface.ts';
import type { Solution } from '../../domain/content/solutions.ts';
import type { Language } from '../../domain/languages.ts';
import { href, type PageOf } from '../../domain/pages.ts';
import { solutionCrumb } from '../content/solutions.ts';
import { figuresOf } from '../drawings/figures.ts';
import { Stage } from '../drawings/Stage.tsx';
import { ProductHero } from '../sections/ProductHero.tsx';
import { productOf } from './index.ts';

interface Props {
  page: PageOf<'solution'>;
  language: Language;
  words: Solution;
  frame: InterfaceWords;
  dialog: string;
}

/** Hero of a solution with its flag and artefact. */
export function SolutionHero({ page, language, words, frame, dialog }: Props) {
  const { productPage } = frame;
  const { artefact } = words;
  const { Artefact } = productOf(artefact.drawing);
  const drawn = { words: artefact, figures: figuresOf(language) };
  return (
    <ProductHero
      crumb={solutionCrumb(language, page.menu.group, frame)}
      name={words.name}
      lead={words.lead}
      audience={words.audience}
      facts={words.facts}
      actions={
        <>
          <DialogButton dialog={dialog} icon="arrow">
            {productPage.requestDemo}
          </DialogButton>
          <ButtonLink kind="ghost" href={href(language, 'home', 'api')}>
            {productPage.api}
          </ButtonLink>
        </>
      }
    >
      <Stage
        flag={page.id}
        label={artefact.label}
        wide={<Artefact {...drawn} narrow={false} />}
        narrow={<Artefact {...drawn} narrow />}
      />
    </ProductHero>
  );
}
