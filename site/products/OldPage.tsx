import { Stage } from '../drawings/Stage.tsx';
import { SceneFrame } from '../drawings/scenes/SceneFrame.tsx';
import { Steps } from '../sections/Steps.tsx';
import type { DrawingName } from './old-product.ts';
import { productOf } from './old-products.ts';
import { ProductClosing, ProductDecide, ProductHero, ProductQuestions, ProductReading } from './parts.tsx';
import type { ProductProps, SolutionWords } from './product.ts';

/** A page in the old form, until the product has one of its own. */
export function OldPage({ product }: ProductProps<SolutionWords<DrawingName>>) {
  const { words, labels, figures, page } = product;
  const { artefact } = words;
  const { Artefact, Exhibit, Features, scenes } = productOf(artefact.drawing);
  const drawn = { words: artefact, figures };
  const { label } = artefact.exhibit;
  return (
    <>
      <ProductHero
        product={product}
        art={
          <Stage
            flag={page.id as never}
            label={artefact.label}
            wide={<Artefact {...drawn} narrow={false} />}
            narrow={<Artefact {...drawn} narrow />}
          />
        }
      />
      <Features
        title={words.introductions.statement}
        text={words.introductions.features ?? ''}
        name={labels.features}
        items={words.features}
        exhibit={{
          label: typeof label === 'string' ? { wide: label, narrow: label } : label,
          wide: <Exhibit {...drawn} narrow={false} />,
          narrow: <Exhibit {...drawn} narrow />,
        }}
      />
      <Steps
        title={labels.steps}
        text={words.introductions.steps ?? ''}
        steps={words.steps}
        art={scenes.map(({ ground, draw }, index) => (
          <SceneFrame key={words.steps[index]?.title} ground={ground}>
            {draw(artefact, figures)}
          </SceneFrame>
        ))}
      />
      <ProductDecide product={product} />
      <ProductReading product={product} />
      <ProductQuestions product={product} />
      <ProductClosing product={product} />
    </>
  );
}
