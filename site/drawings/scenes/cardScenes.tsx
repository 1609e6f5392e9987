import { Box, Cast, colour, FlagAt, Text } from '../shapes.tsx';
import { Plugged } from './elements.tsx';
import { SceneFrame } from './SceneFrame.tsx';
import { VirtualCard } from './VirtualCard.tsx';

interface Words {
  person: string;
  system: string;
  api: string;
  virtual: string;
  issued: string;
}

/** The drawings beside the steps on the page of the prepaid cards. */
export const cardScenes = (words: Words) => [
  <SceneFrame key="programme" ground="ink">
    <Programme person={words.person} />
  </SceneFrame>,
  <SceneFrame key="connection" ground="sail">
    <Plugged into={words.api}>
      <Binders label={words.system} />
    </Plugged>
  </SceneFrame>,
  <SceneFrame key="card" ground="yellow">
    <VirtualCard label={words.virtual} issued={words.issued} />
  </SceneFrame>,
];

/** A staff badge, a plate and a ticket. */
function Programme({ person }: { person: string }) {
  const names = person.split(' ');
  return (
    <>
      <Cast>
        <circle cx="312" cy="112" r="78" fill={colour.white} />
      </Cast>
      <circle cx="312" cy="112" r="54" fill="none" stroke={colour.line} strokeWidth="3" />
      <path d="M268 112a44 44 0 0 1 88 0z" fill={colour.blue} />
      <path d="M108-330h16V98h-16z" fill={colour.blue} />
      <Cast>
        <Box x={56} y={92} w={120} h={160} rx={8} fill={colour.white} />
      </Cast>
      <path d="M98 102h36v8H98z" />
      <path d="M86 126h60v60H86z" fill={colour.yellow} />
      <path d="M106 148a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM94 186a22 22 0 0 1 44 0z" />
      {names.map((name, index) => (
        <Text
          key={name}
          x={116}
          y={212 + index * 22}
          size={18.5}
          weight={700}
          anchor="middle"
          tracking={-0.4}
        >
          {name}
        </Text>
      ))}
      <Cast>
        <path d="M196 206h150v26a10 10 0 0 0 0 20v34H196v-34a10 10 0 0 0 0-20z" fill={colour.yellow} />
      </Cast>
      <FlagAt id="mobility-plus" x={208} y={220} size={52} />
      <path d="M274 228h56v8h-56zM274 248h40v8h-40z" />
    </>
  );
}

/** Two binders of the personnel department. */
function Binders({ label }: { label: string }) {
  return (
    <>
      <Cast>
        <path d="M16 92h124v200H16zM62 92h124v200H62z" fill={colour.blue} />
      </Cast>
      <path d="M62 92v200M28 92v200M74 92v200" fill="none" stroke={colour.white} strokeWidth="2" />
      <path d="M82 116h96v56H82z" fill={colour.white} />
      <Text x={130} y={150} size={17} weight={700} anchor="middle" tracking={-0.5}>
        {label}
      </Text>
      <circle cx="130" cy="242" r="18" fill={colour.sail} />
      <circle cx="130" cy="242" r="8" />
    </>
  );
}
