import type { Analyst } from '../../../domain/content/analyst.ts';
import { AnalystScene } from '../../drawings/scenes/AnalystScene.tsx';
import { Steps } from '../Steps.tsx';

/** From the question to the storyboard; the chart to be checked is the one of the first sample question. */
export function AnalystSteps({ title, words }: { title: string; words: Analyst }) {
  const { film } = words.video;
  const drawn = {
    hint: words.solution.inputHint,
    labels: [film.classLabel, film.methodLabel],
    series: words.solution.questions[0]?.chart.series.map(({ value }) => value) ?? [],
  } as const;
  return (
    <Steps
      title={title}
      text={words.introductions.steps}
      steps={words.steps}
      art={(['ask', 'check', 'keep'] as const).map((scene) => (
        <AnalystScene key={scene} scene={scene} words={drawn} />
      ))}
    />
  );
}
