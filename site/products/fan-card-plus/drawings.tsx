import { useId } from 'react';
import { Waves } from '../../drawings/objects.tsx';
import { Box, Cast, colour, FlagAt, Text } from '../../drawings/shapes.tsx';
import type { DrawingProps } from './CardAtReader.tsx';
import styles from './fan-card.module.css';
import { ArmWithCard, Fan, People } from './people.tsx';

// Ground and buildings go on beside the 1440 units of a sheet, because a window may be wider.
const ground = (y: number) => `M-480 ${y}h2400v40h-2400z`;
const bold = { weight: 700 };

/** The way from the street to the reader at gate 3. */
export function Gate({ words }: Pick<DrawingProps, 'words'>) {
  return (
    <>
      <People />
      <path fill={colour.red} d="M606 604a250 250 0 0 1 500 0z" />
      <g className={styles.mast}>
        <path d="M1306 0h14v200h-14zM1258 24h110v76h-110z" />
        <path fill={colour.yellow} d={lamps(1270, 36, 22, 32, 30)} />
      </g>
      <path d={`M1108 190h900v416h-900z${ground(604)}`} />
      <path fill={colour.blue} d="M1000 190L1960 40v150zM1262 306h700v298h-700z" />
      <path
        fill={colour.white}
        d="M1352 410h600v14h-600zM1352 466h600v14h-600zM1352 522h600v14h-600zM1338 390h16v214h-16z"
      />
      <Text x={1410} y={276} size={76} anchor="end" tracking={-2.6} fill={colour.white} {...bold}>
        {words.gate} 3
      </Text>
      <Fan who="neighbour" x={622} y={610} scale={1.58} />
      <Fan who="father" x={736} y={610} scale={1.7} />
      <Fan who="child" x={832} y={610} scale={1.15} />
      <Fan who="friend" x={930} y={610} scale={1.76} />
      <Cast>
        <Box x={1150} y={392} w={84} h={212} rx={11} fill={colour.paper} />
      </Cast>
      <Box x={1159} y={401} w={66} h={66} rx={4} />
      <FlagAt id="ics-C" x={1168} y={410} size={48} />
      <Waves x={1180} y={504} scale={1.1} stroke={colour.ink} />
      <Fan who="lena" x={1056} y={610} scale={1.68} />
      <ArmWithCard x={1050} y={438} />
    </>
  );
}

/** The stand opposite holds up the flag; the heads before it are the ground of the next scene. */
export function Stand() {
  const rows = useId();
  const heads = useId();
  return (
    <>
      <pattern id={rows} width={40} height={20} patternUnits="userSpaceOnUse">
        <path fillOpacity=".2" d="M0 18h40v2H0z" />
      </pattern>
      <use href="#fan-card-plus" x={800} width={640} height={640} />
      <path fill={`url(#${rows})`} d="M800 0h640v640H800z" />
      <g id={heads}>
        <path d="M-4 640a66 66 0 0 1 132 0zM124 640a60 60 0 0 1 120 0zM240 640a68 68 0 0 1 136 0zM374 640a61 61 0 0 1 122 0z" />
        <circle cx={62} cy={556} r={34} />
        <circle cx={184} cy={572} r={31} />
        <circle cx={308} cy={550} r={36} />
        <circle cx={434} cy={570} r={31} />
      </g>
      {[-500, 500, 1000, 1500].map((x) => (
        <use key={x} href={`#${heads}`} x={x} />
      ))}
    </>
  );
}

/** A kiosk under floodlight; a place on its counter is kept free for Fan Pay. */
export function Kiosk({ words }: Pick<DrawingProps, 'words'>) {
  return (
    <>
      <path fill={colour.blue} d={`M14 96h98L1090 484H-480V330z${ground(484)}`} />
      <path fill={colour.mutedOnInk} d="M56 96h12v390H56z" />
      <path stroke={colour.mutedOnInk} strokeWidth={3} d="M8 16h108v80H8z" />
      <path fill={colour.white} d={lamps(19, 27, 24, 31, 34)} />
      <path fill={colour.paper} d="M140 84h360v400H140z" />
      <Text x={320} y={140} size={46} anchor="middle" tracking={-1.4} {...bold}>
        {words.places[2]} 2
      </Text>
      <path fill={colour.yellow} d="M166 180h308v190H166z" />
      <Fan who="keeper" x={244} y={484} scale={1.5} />
      <path fill={colour.white} d={awning(120)} />
      <path fill={colour.blue} d={awning(160)} />
      <path d="M130 366h380v18H130z" />
      <path fill={colour.red} d="M140 384h360v100H140z" />
      <Box
        x={368}
        y={278}
        w={88}
        h={88}
        fill="none"
        stroke={colour.ink}
        strokeWidth={3}
        strokeDasharray="9 7"
      />
      <FlagAt id="fan-pay" x={384} y={294} size={56} />
      <Fan who="father" x={558} y={506} scale={1.66} left />
      <Fan who="child" x={654} y={506} scale={1.12} left />
      <Fan who="friend" x={748} y={506} scale={1.58} left />
    </>
  );
}

/** Scarves, a price tag and the till of the club shop. */
export function Shop({ figures }: Pick<DrawingProps, 'figures'>) {
  return (
    <>
      <path d={`M600 36h1320v10H600z${ground(484)}M998 46h4v50h-4z`} />
      {[634, 710, 786, 1150, 1226, 1302, 1378].map((x, index) => (
        <Scarf key={x} x={x} blue={index % 2 === 1} />
      ))}
      <path fill={colour.yellow} d="M1000 84l132 58v160H868V142z" />
      <circle cx={1000} cy={114} r={9} fill={colour.white} />
      <Text x={1000} y={208} size={70} anchor="middle" tracking={-3} {...bold}>
        {figures.percent(10)}
      </Text>
      <text x={884} y={277} fontSize={25} textDecoration="line-through">
        {figures.euro(20)}
      </text>
      <Text x={1118} y={278} size={36} anchor="end" tracking={-1.6} {...bold}>
        {figures.euro(18)}
      </Text>
      <Fan who="keeper" x={1396} y={484} scale={1.5} left />
      <path fill={colour.blue} d="M1286 366h700v118h-700z" />
      <path d="M1270 350h700v18h-700z" />
      <Cast>
        <Box x={1282} y={262} w={62} h={88} rx={9} fill={colour.paper} />
      </Cast>
      <Box x={1289} y={269} w={48} h={48} rx={4} />
      <FlagAt id="ics-C" x={1296} y={276} size={34} />
      <Fan who="lena" x={1176} y={488} scale={1.6} />
      <ArmWithCard x={1170} y={320} />
      <Fan who="child" x={690} y={488} scale={1.1} />
      <Fan who="father" x={790} y={488} scale={1.62} />
    </>
  );
}

function Scarf({ x, blue }: { x: number; blue: boolean }) {
  const [cloth, stripes] = blue ? [colour.blue, colour.white] : [colour.white, colour.blue];
  return (
    <g transform={`translate(${x} 40)`}>
      <path
        fill={cloth}
        stroke={colour.ink}
        strokeOpacity=".3"
        d="M0 0h64v186H0zM2 186h5v14H2zM14 186h5v14h-5zM27 186h5v14h-5zM40 186h5v14h-5zM54 186h5v14h-5z"
      />
      <path fill={stripes} d="M.5 24h63v20H.5zM.5 116h63v13H.5zM.5 138h63v13H.5zM.5 160h63v13H.5z" />
    </g>
  );
}

/** Two rows of three lamps. */
function lamps(x: number, y: number, size: number, column: number, row: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => `M${x + (i % 3) * column} ${y + (i > 2 ? row : 0)}h${size}v${size}h-${size}z`)
    .join('');
}

/** Every other strip of an awning. */
function awning(from: number): string {
  return [0, 80, 160, 240, 320].map((x) => `M${from + x} 166h40v52a20 20 0 0 1-40 0z`).join('');
}

/** The ground from above with its four gates; a dotted line leads from gate 3 to the club shop. */
export function Plan({ words }: Pick<DrawingProps, 'words'>) {
  const gates = [
    [360, 118],
    [647, 290],
    [360, 462],
    [73, 290],
  ] as const;
  return (
    <>
      <path d="M120 90h480v56H120zM120 434h480v56H120zM40 160h66v260H40zM614 160h66v260h-66z" />
      <path fill={colour.blue} d="M120 160h480v260H120z" />
      <g fill="none" stroke={colour.white} strokeWidth={4}>
        <path d="M136 176h448v228H136zM360 176v228M136 238h56v104h-56M584 238h-56v104h56" />
        <circle cx={360} cy={290} r={40} />
      </g>
      {gates.map(([x, y], index) => (
        <g key={`${x} ${y}`}>
          <Box x={x - 22} y={y - 22} w={44} h={44} fill={index === 2 ? colour.yellow : colour.white} />
          <Text x={x} y={y + 10.5} size={30} anchor="middle" {...bold}>
            {index + 1}
          </Text>
        </g>
      ))}
      <path stroke={colour.ink} strokeWidth={4} strokeDasharray="4 10" fill="none" d="M360 490v74h190" />
      <path fill={colour.yellow} d="M550 524h1200v300H550z" />
      <Text x={574} y={574} size={30} {...bold}>
        {words.shop.label}
      </Text>
    </>
  );
}
