import type { ArtefactWords } from '../../../domain/content/artefacts.ts';
import type { Language } from '../../../domain/languages.ts';
import { figuresOf } from '../figures.ts';
import { Arrow, Credential, House } from '../passport/parts.tsx';
import { Box, colour, FlagAt, Text } from '../shapes.tsx';
import { Phone, Sheet, SheetRow } from './elements.tsx';
import { SceneFrame } from './SceneFrame.tsx';

interface Props {
  scene: 'agree' | 'connect' | 'verify';
  words: ArtefactWords<'xrp-passport'>;
  language: Language;
}

const grounds = { agree: 'blue', connect: 'sail', verify: 'blue' } as const;

/** The drawing beside a step of the passport: what is stated, the two modes and the rule, the check. */
export function PassportScene({ scene, words, language }: Props) {
  return (
    <SceneFrame ground={grounds[scene]}>
      {scene === 'agree' && <Agreement words={words} language={language} />}
      {scene === 'connect' && <Modes />}
      {scene === 'verify' && <Check words={words} />}
    </SceneFrame>
  );
}

function Agreement({ words, language }: Omit<Props, 'scene'>) {
  const rows = [
    [words.statement, words.over],
    [words.issuer.label, words.issuer.value],
    [words.valid, figuresOf(language).fullDate('2028-06-30')],
  ] as const;
  return (
    <Sheet
      x={40}
      w={360}
      row={70}
      rows={rows.map(([label, value]) => (
        <SheetRow key={label} label={label} value={value} w={360} row={70} size={22} />
      ))}
    />
  );
}

function Modes() {
  return (
    <>
      <Box y={276} w={440} h={54} fill={colour.ink} />
      <House x={20} y={132} scale={1.5} colour="blue" />
      <House x={276} y={132} scale={1.5} colour="yellow" />
      <Credential x={60} y={48} size={64} />
      <Arrow path="M132 80h212v30" end={[344, 122]} to="down" />
      <path d="M220 32l48 48-48 48-48-48z" fill={colour.ink} />
      <Box x={204} y={64} w={32} h={32} fill={colour.yellow} />
    </>
  );
}

function Check({ words }: { words: Props['words'] }) {
  return (
    <>
      <path d="M220-55l220 220-220 220L0 165z" fill={colour.white} />
      <Phone x={120} y={44}>
        <Credential x={56} y={24} size={64} />
        <Text x={88} y={128} size={27} weight={700} anchor="middle" tracking={-0.8}>
          {words.question}
        </Text>
        <Box y={152} w={176} h={72} fill={colour.ink} />
        <FlagAt id="ics-C" x={22} y={166} size={44} />
        <Text x={82} y={198} size={30} weight={700} tracking={-0.8} fill={colour.white}>
          {words.answer}
        </Text>
      </Phone>
    </>
  );
}
