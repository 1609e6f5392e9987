// The parts that pages of products share.
import type { ReactNode } from 'react';
import { ButtonLink, DialogButton } from '../../design/Button.tsx';
import { Breadcrumb } from '../../design/compositions/Breadcrumb.tsx';
import { ButtonClosing } from '../../design/compositions/Closing.tsx';
import { Decide } from '../../design/compositions/Decide.tsx';
import { Fold } from '../../design/compositions/Fold.tsx';
import { Hero } from '../../design/compositions/Hero.tsx';
import { Others } from '../../design/compositions/Others.tsx';
import { Reading } from '../../design/compositions/Reading.tsx';
import { Section } from '../../design/compositions/Section.tsx';
import type { Tone } from '../../design/compositions/tone.ts';
import type { ProductFlag } from '../../design/flags.ts';
import type { Solution } from '../../domain/content/solutions.ts';
import { LinkedText } from '../content/LinkedText.tsx';
import { demoDialog, type Product, type ProductProps } from './product.ts';

/** What these parts need of a product's words; `callToAction` and the demo dialog only where there is one. */
type Words = Pick<Solution, 'name' | 'lead' | 'audience' | 'facts' | 'flag' | 'faq' | 'callToAction'>;
type Props<Keys extends keyof Words> = ProductProps<Pick<Words, Keys>>;

interface HeroProps extends Props<'name' | 'lead' | 'audience' | 'facts'> {
  tone?: Tone;
  artTone?: Tone;
  className?: string;
  tag?: ReactNode;
  /** Below the buttons. */
  children?: ReactNode;
  art: ReactNode;
}

/** Hero of a product with the button of the demo and the link to the API. */
export function ProductHero({ product, ...look }: HeroProps) {
  const { words, labels, crumb, api } = product;
  return (
    <Hero
      crumb={<Breadcrumb {...crumb} />}
      title={words.name}
      lead={words.lead}
      audience={words.audience}
      facts={words.facts}
      actions={
        <>
          <DemoButton labels={labels} />
          <ButtonLink kind="ghost" href={api}>
            {labels.api}
          </ButtonLink>
        </>
      }
      {...look}
    />
  );
}

function DemoButton({ labels }: { labels: Product<unknown>['labels'] }) {
  return (
    <DialogButton dialog={demoDialog} icon="arrow">
      {labels.requestDemo}
    </DialogButton>
  );
}

/** The demo once more on phones and tablets, where the last button is two screens away. */
export function DemoAgain({ product: { labels } }: ProductProps<unknown>) {
  return (
    <div className="btns again">
      <DemoButton labels={labels} />
    </div>
  );
}

/** Before you decide, with the demo once more. */
export function ProductDecide({ product: { decide, labels } }: ProductProps<unknown>) {
  return <Decide {...decide} button={<DemoButton labels={labels} />} />;
}

export function ProductReading({ product, className }: Props<'flag'> & { className?: string }) {
  const { page, words, labels } = product;
  const { says, alt, reading } = words.flag;
  return (
    <Reading
      name={labels.flag}
      title={says}
      flag={page.id as ProductFlag}
      alt={alt}
      parts={reading}
      className={className}
    />
  );
}

/** Questions in two columns, and the other solutions. */
export function ProductQuestions({ product: { words, labels, others } }: Props<'faq'>) {
  return (
    <Section id="questions" title={labels.questions}>
      <Fold
        two
        items={words.faq.map(({ answer, ...rest }) => ({ ...rest, answer: <LinkedText text={answer} /> }))}
      />
      <Others label={labels.more} items={others} />
    </Section>
  );
}

/** End of the page: flag K with the button of the demo. */
export function ProductClosing({ product: { words } }: Props<'callToAction'>) {
  const { title, text, button } = words.callToAction;
  return (
    <ButtonClosing title={title} text={text}>
      <DialogButton dialog={demoDialog} icon="arrow">
        {button}
      </DialogButton>
    </ButtonClosing>
  );
}
