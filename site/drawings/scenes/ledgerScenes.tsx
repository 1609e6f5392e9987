import type { Infrastructure } from '../../../domain/content/infrastructure.ts';
import { Paper } from '../objects.tsx';
import { Box, Cast, colour, FlagAt, Move, Text } from '../shapes.tsx';
import { Plugged } from './elements.tsx';
import { SceneFrame } from './SceneFrame.tsx';

type Words = Extract<Infrastructure, { infrastructureType: 'Blockchain' }>;

/** The drawings beside the steps on the page of the blockchain infrastructure. */
export const ledgerScenes = ({ boundary, options, scenes }: Words) => [
  <SceneFrame key="records" ground="red">
    <Records names={scenes.records} />
  </SceneFrame>,
  <SceneFrame key="choice" ground="blue">
    <Spines names={options.rows.map(([ledger]) => ledger)} />
  </SceneFrame>,
  <SceneFrame key="connection" ground="sail">
    <Plugged into={boundary.ledger.title} over={scenes.api}>
      <CashRegister />
    </Plugged>
  </SceneFrame>,
];

/** Points on a receipt, a payment as a coin, an identifier on a credential. */
function Records({ names: [points, payments, identifiers] }: { names: readonly string[] }) {
  return (
    <>
      <Paper x={34} y={28} w={160} h={330}>
        <Text x={20} y={48} size={22} weight={700} tracking={-0.3}>
          {points}
        </Text>
        <Text x={20} y={104} size={44} weight={500} mono>
          +24
        </Text>
        <path d="M20 136h120M20 166h84M20 196h104M20 226h64" stroke={colour.line} strokeWidth="9" />
      </Paper>
      <Cast>
        <path fill={colour.yellow} d="M166 64h240v108H166z" />
        <path fill={colour.blue} d="M190 118a32 32 0 1 1 64 0a32 32 0 1 1-64 0z" />
        <path fill={colour.white} d="M217 96h10v44h-10z" />
      </Cast>
      <Text x={268} y={126} size={22} weight={700} tracking={-0.3}>
        {payments}
      </Text>
      <Cast>
        <Box x={212} y={198} w={200} h={108} rx={9} fill={colour.white} />
        <path fill={colour.ink} d="M212 234v-27a9 9 0 0 1 9-9h182a9 9 0 0 1 9 9v27z" />
      </Cast>
      <FlagAt id="xrp-passport" x={224} y={204} size={24} />
      <Text x={226} y={276} size={22} weight={700} tracking={-0.3}>
        {identifiers}
      </Text>
    </>
  );
}

/** The ledgers to choose from as spines of books, the first pulled out. */
function Spines({ names }: { names: readonly string[] }) {
  return (
    <>
      <Box x={-440} y={290} w={1320} h={14} fill={colour.ink} />
      {names.map((name, index) => (
        <Move key={name} x={74 + index * 104} y={index === 0 ? 22 : 50}>
          <Cast>
            <Box w={92} h={index === 0 ? 268 : 240} fill={index === 0 ? colour.yellow : colour.white} />
            <path fill={colour.ink} d="M0 18h92v6H0zM0 212h92v6H0z" />
          </Cast>
          <g transform="translate(54 202) rotate(-90)">
            <Text x={0} y={0} size={20} weight={700} tracking={-0.3}>
              {name}
            </Text>
          </g>
        </Move>
      ))}
    </>
  );
}

/** The till of the first scene: screen, keys and drawer. */
function CashRegister() {
  return (
    <>
      <Cast>
        <path d="M54 110h120v78H121v18h65v86H16v-86h92v-18H54z" />
      </Cast>
      <Box x={64} y={120} w={100} h={58} fill={colour.white} />
      <Text x={114} y={159} size={26} weight={700} anchor="middle">
        +24
      </Text>
      <path
        d="M32 220h22v14H32zM62 220h22v14H62zM92 220h22v14H92zM32 242h22v14H32zM62 242h22v14H62zM92 242h22v14H92z"
        fill={colour.mutedOnInk}
      />
      <Box x={128} y={220} w={46} h={36} fill={colour.yellow} />
      <Box x={32} y={268} w={142} h={8} fill={colour.sail} />
    </>
  );
}
