import { Fragment } from 'react';
import { Far, Figure } from '../../drawings/exhibits/responsive.tsx';
import { IdCard, Paper, Waves } from '../../drawings/objects.tsx';
import { Box, Cast, colour, FlagAt, Move, type Point, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';
import { price, slipRows } from './Artefact.tsx';

type Props = SheetProps<'fan-pay'>;

function Tick({ x, y, ticked }: Point & { ticked?: boolean }) {
  return (
    <>
      <Box x={x + 0.75} y={y + 0.75} w={14.5} h={14.5} fill="none" stroke={colour.ink} strokeWidth="1.5" />
      {ticked && <Box x={x + 4} y={y + 4} w={8} h={8} />}
    </>
  );
}

/** The head of a card terminal, cut off, with the fan card on it. */
function Terminal({ y, narrow }: { y: number; narrow?: boolean }) {
  const edge = narrow ? 6 : 14;
  const radius = narrow ? 28 : 40;
  const outline = `M${-edge} 1500V${y + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}H1000V1500z`;
  const card = y + (narrow ? 164 : 94);
  return (
    <>
      <Cast>
        <path d={outline} fill={colour.ink} stroke={colour.white} strokeOpacity=".28" />
        <Box
          x={narrow ? 18 : 40}
          y={y + 13}
          w={narrow ? 300 : 420}
          h={narrow ? 6 : 8}
          rx={narrow ? 3 : 4}
          fill={colour.ink2}
        />
        <Text x={narrow ? 18 : 40} y={y + (narrow ? 80 : 53)} size={17} mono fill={colour.white}>
          API
        </Text>
      </Cast>
      <Box x={narrow ? 12 : 30} y={y + (narrow ? 124 : 68)} w={970} h={600} fill={colour.paper} />
      <IdCard x={0} y={card} scale={narrow ? 1 : 1.85} onInk>
        <Box w={342} h={216} fill={colour.ink} />
        <FlagAt id="fan-card-plus" x={14} y={14} size={188} />
        <Waves x={222} y={92} scale={0.62} stroke={colour.yellow} />
      </IdCard>
    </>
  );
}

function Wide({ words, figures }: Props) {
  const { exhibit } = words;
  const [[ledger, index], [reference, hash], [receipt, number]] = slipRows(words);
  return (
    <>
      <Paper x={0} y={-176} w={900} h={620} tornTop>
        <FlagAt id="fan-pay" x={24} y={30} size={40} />
        <Rule from={24} to={900} y={88} stroke={colour.line} />
        {exhibit.items.map((item, line) => (
          <Text key={item} x={24} y={120 + line * 32} size={17} mono>
            {item}
          </Text>
        ))}
        <Far>
          <Text x={78} y={58} size={24} weight={700} tracking={-0.4}>
            {words.club}
          </Text>
          <Text x={300} y={58} size={20} fill={colour.muted}>
            {words.kiosk}
          </Text>
          {[4.2, 3.2].map((amount, line) => (
            <Text key={amount} x={372} y={120 + line * 32} size={17} mono anchor="end">
              {figures.amount(amount)}
            </Text>
          ))}
        </Far>
      </Paper>
      <Box y={168} w={900} h={84} fill={colour.yellow} />
      <path d="M0 0H900M0 84H900M0 168H900M0 252H900" stroke={colour.ink} />
      <Text x={22} y={61} size={54} weight={700} tracking={-2}>
        {figures.euro(price)}
      </Text>
      <Far>
        <FlagAt id="ics-C" x={226} y={22} size={40} />
        <Text x={280} y={51} size={26} weight={700} tracking={-0.4}>
          {words.paid}
        </Text>
        <Text x={300} y={194} size={16}>
          {receipt}
        </Text>
        <Text x={300} y={234} size={22} mono>
          {number}
        </Text>
      </Far>
      <Text x={24} y={119} size={17} weight={700} tracking={-0.2}>
        {words.slip}
      </Text>
      <Text x={24} y={148} size={16} fill={colour.muted}>
        {ledger}
      </Text>
      <Text x={86} y={148} size={14} mono>
        {index}
      </Text>
      <Text x={24} y={194} size={16}>
        {reference}
      </Text>
      <Figure>
        <Text x={22} y={234} size={34} mono>
          {hash}
        </Text>
      </Figure>
      {exhibit.ledgers.map((kind, line) => (
        <Fragment key={kind}>
          <Tick x={24} y={271 + line * 30} ticked={line === 0} />
          <Text x={50} y={285 + line * 30} size={17} weight={line ? undefined : 600}>
            {kind}
          </Text>
        </Fragment>
      ))}
      <Terminal y={336} />
    </>
  );
}

function Narrow({ words, figures }: Props) {
  const [[ledger, index], [reference, hash]] = slipRows(words);
  const [start, end] = hash.split('…');
  return (
    <>
      <Paper x={0} y={0} w={600} h={640}>
        <Text x={10} y={54} size={27} weight={700} tracking={-1.4}>
          {figures.euro(price)}
        </Text>
        <FlagAt id="ics-C" x={11} y={76} size={30} />
        <Text x={11} y={128} size={16} weight={700}>
          {words.paid}
        </Text>
        <Text x={11} y={184} size={15} weight={700}>
          {ledger}
        </Text>
        {index.split(' ').map((part, line) => (
          <Text key={part} x={11} y={210 + line * 24} size={18} mono>
            {part}
          </Text>
        ))}
        <Box y={300} w={600} h={150} fill={colour.yellow} />
        <Text x={11} y={328} size={14.5}>
          {reference}
        </Text>
        <Text x={10} y={368} size={24} mono>
          {start}…
        </Text>
        <Text x={10} y={400} size={24} mono>
          …{end}
        </Text>
        {words.exhibit.kinds.map((kind, line) => (
          <Move key={kind} x={11} y={484 + line * 56}>
            <Tick x={0} y={0} ticked={line === 0} />
            <Text x={0} y={34} size={15} weight={line ? undefined : 600} tracking={-0.2}>
              {kind}
            </Text>
          </Move>
        ))}
        <path d="M0 150H600M0 300H600M0 450H600" stroke={colour.ink} />
      </Paper>
      <Terminal y={600} narrow />
    </>
  );
}

/** A payment slip and its terminal; each line is one of the features. */
export function Exhibit(props: Props) {
  return props.narrow ? <Narrow {...props} /> : <Wide {...props} />;
}
