// The parts that both pages of infrastructures share.
import type { ReactNode } from 'react';
import { ButtonLink, DialogButton } from '../../../design/Button.tsx';
import { Breadcrumb } from '../../../design/compositions/Breadcrumb.tsx';
import { ButtonClosing } from '../../../design/compositions/Closing.tsx';
import { Decide } from '../../../design/compositions/Decide.tsx';
import { Fold } from '../../../design/compositions/Fold.tsx';
import { Hero } from '../../../design/compositions/Hero.tsx';
import type { Tone } from '../../../design/compositions/tone.ts';
import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import { LinkedText } from '../../content/LinkedText.tsx';
import { consultation, type InfrastructureProps } from './infrastructure.ts';

interface HeroProps extends InfrastructureProps<Infrastructure> {
  artTone: Tone;
  className?: string | undefined;
  art: ReactNode;
}

/** Hero with the button of the consultation and the link to the API. */
export function InfrastructureHero({ infrastructure, ...look }: HeroProps) {
  const { words, labels, crumb, api } = infrastructure;
  return (
    <Hero
      crumb={<Breadcrumb {...crumb} />}
      title={words.name}
      lead={words.lead}
      audience={words.audience}
      facts={words.facts}
      actions={
        <>
          <ConsultButton infrastructure={infrastructure} />
          <ButtonLink kind="ghost" href={api}>
            {labels.api}
          </ButtonLink>
        </>
      }
      {...look}
    />
  );
}

function ConsultButton({ infrastructure: { words } }: InfrastructureProps<Infrastructure>) {
  return (
    <DialogButton dialog={consultation} icon="arrow">
      {words.callToAction.button}
    </DialogButton>
  );
}

/** The consultation once more on phones and tablets, where the last button is two screens away. */
export function ConsultAgain(props: InfrastructureProps<Infrastructure>) {
  return (
    <div className="btns again">
      <ConsultButton {...props} />
    </div>
  );
}

/** Before you decide, with the consultation once more. */
export function InfrastructureDecide(props: InfrastructureProps<Infrastructure>) {
  return <Decide {...props.infrastructure.decide} button={<ConsultButton {...props} />} />;
}

/** Questions whose answers open in place; `two`: in two columns. */
export function InfrastructureQuestions({
  infrastructure,
  two,
}: InfrastructureProps<Infrastructure> & { two?: boolean }) {
  const { faq } = infrastructure.words;
  return (
    <Fold
      two={two}
      items={faq.map(({ question, answer }) => ({ question, answer: <LinkedText text={answer} /> }))}
    />
  );
}

/** End of the page: flag K with the button of the consultation. */
export function InfrastructureClosing(props: InfrastructureProps<Infrastructure>) {
  const { title, text } = props.infrastructure.words.callToAction;
  return (
    <ButtonClosing title={title} text={text}>
      <ConsultButton {...props} />
    </ButtonClosing>
  );
}
