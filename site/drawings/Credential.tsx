import type { ArtefactProps } from './artefact.ts';
import { CredentialCard } from './cards.tsx';
import { Device } from './objects.tsx';
import { Box, colour, FlagAt, Move, Rule, Text } from './shapes.tsx';

type Props = ArtefactProps<'xrp-passport'>;

/** The verifier's device: the question, the answer, and what was not asked. */
function Verifier({
  words,
  x,
  y,
  w,
  narrow,
}: {
  words: Props['words'];
  x: number;
  y: number;
  w: number;
  narrow: boolean;
}) {
  const border = narrow ? 9 : 12;
  const screen = w - 2 * border;
  return (
    <Device x={x} y={y} w={w} h={900} radius={narrow ? 28 : 38} border={border}>
      <Move x={border} y={border}>
        {narrow ? <NarrowScreen words={words} w={screen} /> : <WideScreen words={words} w={screen} />}
      </Move>
    </Device>
  );
}

function WideScreen({ words, w }: { words: Props['words']; w: number }) {
  return (
    <>
      <Text x={24} y={40} size={15} fill={colour.muted}>
        {words.verifier.wide}
      </Text>
      <Text x={w - 24} y={40} size={15} anchor="end" fill={colour.muted}>
        15:04
      </Text>
      <Rule from={24} to={w - 24} y={56} stroke={colour.line} />
      <Text x={22} y={112} size={48} weight={700} tracking={-1.8}>
        {words.question}
      </Text>
      <Box y={140} w={w} h={112} fill={colour.ink} />
      <FlagAt id="ics-C" x={24} y={158} size={76} />
      <Text x={122} y={214} size={54} weight={700} tracking={-1.8} fill={colour.white}>
        {words.answer}
      </Text>
      {words.notAsked.map((label, index) => (
        <g key={label}>
          <Text x={24} y={282 + index * 34} size={16} fill={colour.muted}>
            {label}
          </Text>
          <Text x={w - 24} y={282 + index * 34} size={16} weight={600} anchor="end">
            {words.notAskedValue}
          </Text>
          <Rule from={24} to={w - 24} y={295 + index * 34} stroke={colour.line} />
        </g>
      ))}
    </>
  );
}

function NarrowScreen({ words, w }: { words: Props['words']; w: number }) {
  return (
    <>
      <Text x={16} y={30} size={14} fill={colour.muted}>
        {words.verifier.narrow}
      </Text>
      <Text x={15} y={64} size={30} weight={700} tracking={-1}>
        {words.question}
      </Text>
      <Box y={80} w={w} h={76} fill={colour.ink} />
      <FlagAt id="ics-C" x={14} y={92} size={52} />
      <Text x={80} y={130} size={34} weight={700} tracking={-1} fill={colour.white}>
        {words.answer}
      </Text>
      {/* Seen where the stage is taller than wide. */}
      {words.notAsked.map((label, index) => (
        <g key={label}>
          <Text x={16} y={194 + index * 58} size={14} fill={colour.muted}>
            {label}
          </Text>
          <Text x={16} y={214 + index * 58} size={15} weight={600}>
            {words.notAskedValue}
          </Text>
          <Rule from={16} to={w - 16} y={228 + index * 58} stroke={colour.line} />
        </g>
      ))}
    </>
  );
}

/** A credential that says only "over 18", and a verifier who asks only that. */
export function Credential({ words, figures, narrow }: Props) {
  return narrow ? (
    <>
      <CredentialCard words={words} figures={figures} x={14} y={22} scale={0.94} />
      <Verifier words={words} x={194} y={216} w={180} narrow />
    </>
  ) : (
    <>
      <CredentialCard words={words} figures={figures} x={44} y={48} scale={1.5} />
      <Verifier words={words} x={404} y={332} w={280} narrow={false} />
    </>
  );
}
