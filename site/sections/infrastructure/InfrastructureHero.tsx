import { ButtonLink, DialogButton } from '../../../design/Button.tsx';
import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import type { InterfaceWords } from '../../../domain/content/interface.ts';
import type { Language } from '../../../domain/languages.ts';
import { href } from '../../../domain/pages.ts';
import { prepaidCards } from '../../content/solutions.ts';
import { CardStack } from '../../drawings/CardStack.tsx';
import { LedgerBook } from '../../drawings/LedgerBook.tsx';
import { ProductHero } from '../ProductHero.tsx';

interface Props {
  language: Language;
  words: Infrastructure;
  frame: InterfaceWords;
  dialog: string;
}

/** Hero of an infrastructure: the log book on ink, or three cards on yellow. */
export function InfrastructureHero({ language, words, frame, dialog }: Props) {
  const { breadcrumb, productPage, products } = frame;
  return (
    <ProductHero
      crumb={{
        label: breadcrumb.label,
        items: [
          { text: breadcrumb.infrastructure, href: href(language, 'home', 'infrastructure') },
          { text: words.name },
        ],
      }}
      name={words.name}
      lead={words.lead}
      audience={words.audience}
      facts={words.facts}
      ground={words.infrastructureType === 'Blockchain' ? 'ink' : 'yellow'}
      actions={
        <>
          <DialogButton dialog={dialog} icon="arrow">
            {words.callToAction.button}
          </DialogButton>
          <ButtonLink kind="ghost" href={href(language, 'home', 'api')}>
            {productPage.api}
          </ButtonLink>
        </>
      }
    >
      {words.infrastructureType === 'Blockchain' ? (
        <LedgerBook words={words.artefact} />
      ) : (
        <CardStack {...words.cards} cards={prepaidCards(products)} />
      )}
    </ProductHero>
  );
}
