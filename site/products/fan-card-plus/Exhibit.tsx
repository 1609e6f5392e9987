import { Far, Figure, far } from '../../drawings/exhibits/responsive.tsx';
import { IdCard, Waves } from '../../drawings/objects.tsx';
import { Box, Cast, colour, FlagAt, type Point, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';

type Props = SheetProps<'fan-card-plus'>;

const ledgerIndex = '104 203 118';
const matchDay = '2026-11-14';
const soft = { fill: colour.muted };
const bold = { weight: 700, tracking: -0.3 };

/** A club scarf with fringe. */
function Scarf({
  y,
  h,
  stripe,
  name,
  size,
}: {
  y: number;
  h: number;
  stripe: number;
  /** Only the first word shows at every width. */
  name: readonly string[];
  size: number;
}) {
  const [first, ...others] = name;
  return (
    <Cast>
      <Box y={y} w={1100} h={h} fill={colour.white} />
      <path
        d={`M0 ${y + 8}h1100v${stripe}H0zM0 ${y + h - 8 - stripe}h1100v${stripe}H0z`}
        fill={colour.blue}
      />
      <path d={`M-8 ${y}v${h}`} stroke={colour.white} strokeWidth="16" strokeDasharray="4 4" />
      <path d={`M0 ${y}v${h}`} stroke={colour.blue} strokeWidth="2" />
      <Text
        x={22 * (h > 100 ? 0.5 : 1)}
        y={y + h / 2 + size * 0.34}
        size={size}
        weight={700}
        tracking={-size / 30}
        fill={colour.blue}
      >
        {first}
        {others.length > 0 && <tspan className={far}> {others.join(' ')}</tspan>}
      </Text>
    </Cast>
  );
}

/** An empty slot for Fan Pay. */
function FreePlace({ y, x, size, radius }: Point & { size: number; radius: number }) {
  return (
    <>
      <path
        d={`M1 1500V${y + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}H1100`}
        fill="none"
        stroke={colour.white}
        strokeWidth="2"
        strokeDasharray="9 7"
      />
      <FlagAt id="fan-pay" x={x} y={y + 24} size={size} />
      <path
        d={`M${x} ${y + 24}h${size}v${size}h${-size}z`}
        fill="none"
        stroke={colour.white}
        strokeOpacity=".5"
      />
    </>
  );
}

const edge = { stroke: colour.ink, strokeOpacity: '.2' };

function Wide({ words, figures }: Props) {
  const { exhibit, club } = words;
  return (
    <>
      <Cast>
        <path d="M0 90V-262a34 34 0 0 1 34-34H1100V90z" fill={colour.paper} />
        <Box x={24} y={-222} w={1076} h={86} />
        <FlagAt id="ics-C" x={40} y={-207} size={56} />
        <Far>
          <Text x={114} y={-186} size={20} fill={colour.mutedOnInk}>
            {words.gate} 3
          </Text>
          <Text x={113} y={-155} size={32} weight={700} tracking={-0.9} fill={colour.white}>
            {words.welcome}
          </Text>
        </Far>
      </Cast>
      <IdCard x={52} y={-122} scale={1.5}>
        <Box w={342} h={216} />
        <FlagAt id="fan-card-plus" x={14} y={14} size={188} />
        <Far from="desktop">
          {club.map((line, index) => (
            <Text key={line} x={220} y={32 + index * 19} size={17} weight={700} fill={colour.white}>
              {line}
            </Text>
          ))}
        </Far>
        <Waves x={222} y={92} scale={0.62} stroke={colour.yellow} />
      </IdCard>
      <Waves x={17} y={0} scale={0.8} stroke={colour.ink} />
      <Cast>
        <path d="M12 84H1100V168H12a12 12 0 0 0-12-12V96a12 12 0 0 0 12-12z" fill={colour.white} {...edge} />
        <path d="M160 90V168" stroke={colour.ink} strokeDasharray="3 4" />
        <Text x={24} y={146} size={60} weight={700} tracking={-2.6}>
          9
        </Text>
        <Far>
          <Text x={184} y={120} size={22} {...bold}>
            {exhibit.checkIns[0]}
          </Text>
          <Text x={184} y={148} size={18} {...soft}>
            {exhibit.checkIns[1]}
          </Text>
        </Far>
        <Far from="laptop">
          <Text x={300} y={120} size={17} mono>
            {figures.stamp(matchDay)}
          </Text>
          <Text x={300} y={148} size={18} {...soft}>
            {words.gate} 3
          </Text>
        </Far>
      </Cast>
      <Cast>
        <path d="M28 168H1100V252H28L0 224V196z" fill={colour.yellow} {...edge} />
        <circle cx={30} cy={210} r={9} fill={colour.blue} stroke={colour.ink} />
        <Text x={54} y={227} size={48} weight={700} tracking={-2.2}>
          {figures.percent(10)}
        </Text>
        <Far>
          <Text x={184} y={204} size={20}>
            {exhibit.discount[0]}
          </Text>
          <Text x={184} y={230} size={20} {...bold}>
            {exhibit.discount[1]}
          </Text>
        </Far>
        <Far from="laptop">
          <Text x={300} y={201} size={18}>
            {figures.euro(20)}
          </Text>
          <path d="M296 195h68" stroke={colour.ink} strokeWidth="1.5" />
          <Text x={299} y={235} size={30} weight={700} tracking={-1.1}>
            {figures.euro(18)}
          </Text>
        </Far>
      </Cast>
      <Scarf y={252} h={84} stripe={8} size={42} name={club} />
      <Cast>
        <Box y={336} w={1100} h={84} fill={colour.paper} />
        <Rule from={0} to={1100} y={336} />
        <path d="M16 336v84M24 336v84" stroke={colour.red} />
        <Text x={40} y={366} size={17} {...soft}>
          {exhibit.ledger}
        </Text>
        <Figure>
          <Text x={40} y={401} size={26} mono>
            {ledgerIndex}
          </Text>
        </Figure>
        <Far from="laptop">
          <Text x={300} y={366} size={17} {...soft}>
            {words.checkIn.label}
          </Text>
          <Text x={300} y={399} size={18} mono>
            {words.gate} 3
          </Text>
        </Far>
      </Cast>
      <FreePlace y={420} x={24} size={60} radius={24} />
      <Text x={100} y={484} size={22} fill={colour.white} {...bold}>
        {exhibit.pay}
      </Text>
    </>
  );
}

function Narrow({ words, figures }: Props) {
  const { exhibit, club } = words;
  return (
    <>
      <Cast>
        <Box w={600} h={300} fill={colour.paper} />
        <Rule from={0} to={600} y={0} />
      </Cast>
      <Waves x={14} y={42} scale={0.8} stroke={colour.ink} />
      <Text x={40} y={48} size={14.5} weight={700} tracking={-0.4}>
        NFC
      </Text>
      <IdCard x={14} y={78} scale={0.62}>
        <Box w={342} h={216} />
        <FlagAt id="fan-card-plus" x={14} y={14} size={188} />
      </IdCard>
      <Cast>
        <path d="M10 150H600V300H10a10 10 0 0 0-10-10V160a10 10 0 0 0 10-10z" fill={colour.white} {...edge} />
        <FlagAt id="ics-C" x={12} y={166} size={28} />
        <Text x={10} y={241} size={42} weight={700} tracking={-1.8}>
          9
        </Text>
        <Text x={12} y={268} size={14.5} {...bold}>
          {exhibit.checkIns[0]}
        </Text>
      </Cast>
      <Cast>
        <path d="M24 300H600V450H24L0 426V324z" fill={colour.yellow} {...edge} />
        <circle cx={24} cy={336} r={8} fill={colour.blue} stroke={colour.ink} />
        <Text x={11} y={390} size={32} weight={700} tracking={-1.8}>
          {figures.percent(10)}
        </Text>
        {exhibit.discount.map((line, index) => (
          <Text key={line} x={13} y={414 + index * 19} size={14.5} weight={index ? 700 : undefined}>
            {line}
          </Text>
        ))}
      </Cast>
      <Scarf y={450} h={150} stripe={12} size={54} name={[club[0]]} />
      <Cast>
        <Box y={600} w={600} h={150} fill={colour.paper} />
        <Rule from={0} to={600} y={600} />
        <Text x={12} y={628} size={14.5} {...soft}>
          {exhibit.ledger}
        </Text>
        {ledgerIndex.split(' ').map((part, index) => (
          <Text key={part} x={12} y={660 + index * 31} size={24} mono>
            {part}
          </Text>
        ))}
      </Cast>
      <FreePlace y={750} x={14} size={54} radius={22} />
      <Text x={13} y={852} size={17} fill={colour.white} {...bold}>
        {exhibit.pay}
      </Text>
    </>
  );
}

/** The objects of a match day; each upper edge is the line of a feature. */
export function Exhibit(props: Props) {
  return props.narrow ? <Narrow {...props} /> : <Wide {...props} />;
}
