import { ButtonLink } from '../../design/Button.tsx';
import { Checkbox } from '../../design/Checkbox.tsx';
import { ButtonClosing } from '../../design/compositions/Closing.tsx';
import { Fold, Folded } from '../../design/compositions/Fold.tsx';
import { Hero } from '../../design/compositions/Hero.tsx';
import { Mast } from '../../design/compositions/Mast.tsx';
import { Others } from '../../design/compositions/Others.tsx';
import { Rows } from '../../design/compositions/Rows.tsx';
import { Section } from '../../design/compositions/Section.tsx';
import { Split } from '../../design/compositions/Split.tsx';
import { Steps } from '../../design/compositions/Steps.tsx';
import { Tile, Tiles } from '../../design/compositions/Tiles.tsx';
import { ErrorSummary } from '../../design/ErrorSummary.tsx';
import { Field } from '../../design/Field.tsx';
import type { FormsWords } from '../../domain/content/forms.ts';
import type { Solution } from '../../domain/content/solutions.ts';
import { ProductDecide, ProductReading } from '../../site/products/parts.tsx';
import type { ProductProps } from '../../site/products/product.ts';

const flag = (
  <svg viewBox="0 0 700 400" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
    <use href="#gastro-plus" x="250" y="100" width="200" height="200" />
  </svg>
);

/** All compositions and controls with their states; the words are those of a product. */
export function KitPage({ product, forms }: ProductProps<Solution> & { forms: FormsWords }) {
  const { words, labels } = product;
  const { demo } = forms.forms;
  const problem = forms.reasons.wrongFormat;
  const field = { name: 'kit', control: 'text', required: true, errorPrefix: '' } as const;
  return (
    <>
      <Hero
        title="Hero"
        lead={words.lead}
        audience={words.audience}
        facts={words.facts}
        artTone="red"
        art={flag}
        actions={
          <>
            <ButtonLink href="#" icon="arrow">
              {labels.requestDemo}
            </ButtonLink>
            <ButtonLink href="#" kind="ghost">
              {labels.api}
            </ButtonLink>
            <button className="btn" type="button" disabled>
              {demo.sending}
            </button>
          </>
        }
      />
      <section className="section">
        <div className="wrap">
          <Split art={flag}>
            <h2>Split</h2>
            <p className="lead">{words.lead}</p>
          </Split>
        </div>
      </section>
      <Split bleed flip art={flag}>
        <h2>Split, bleed, flip</h2>
        <p className="lead">{words.lead}</p>
      </Split>
      <Section id="rows" title="Rows" text={words.introductions.features}>
        <Rows layout="three" items={words.features} />
        <Rows layout="side" items={words.features.slice(0, 2)} />
      </Section>
      <Section id="steps" title="Steps" tone="white">
        <Steps items={words.steps} />
        <Steps items={words.steps} upright />
      </Section>
      <Tiles>
        {(['red', 'ink', 'blue', 'yellow'] as const).map((tone) => (
          <Tile key={tone} tone={tone}>
            <h3>Tile, {tone}</h3>
            <p className="muted">{words.audience}</p>
          </Tile>
        ))}
      </Tiles>
      <Section id="fold" title="Fold">
        <Fold two items={words.faq} />
        <Folded summary="Folded">
          <p>{words.lead}</p>
        </Folded>
        <Others label={labels.more} items={product.others} />
      </Section>
      <ProductDecide product={product} />
      <ProductReading product={product} />
      <Section id="controls" title="Controls">
        <ErrorSummary
          kind="warning"
          title={forms.errorSummary.title.one}
          problems={[{ href: '#kit-wrong', text: problem, mended: false }]}
        />
        <ErrorSummary kind="refusal" title={demo.failure.title}>
          <p>{demo.failure.text}</p>
        </ErrorSummary>
        <Field {...field} id="kit-name" label="Field" />
        <Field {...field} id="kit-wrong" label="Field" error={problem} />
        <Checkbox {...field} id="kit-consent" value="">
          {forms.consent.missing}
        </Checkbox>
        <p className="sent">{forms.sent.confirmation}</p>
        <div className="strip">
          <Mast field="kit-name" />
        </div>
      </Section>
      <ButtonClosing title="Closing" text={words.callToAction.text}>
        <ButtonLink href="#" icon="arrow">
          {labels.requestDemo}
        </ButtonLink>
      </ButtonClosing>
    </>
  );
}
