import { Fragment } from 'react';
import type { Figures } from '../../drawings/figures.ts';
import { Waves } from '../../drawings/objects.tsx';
import { Box, Cast, colour, FlagAt, Move, type Point, Rule, Text } from '../../drawings/shapes.tsx';
import type { SheetProps } from '../old-product.ts';
import { FanCard } from './FanCard.tsx';

type Props = SheetProps<'fan-card-plus'>;

/** The reader at gate 3, its screen on top, cut off at the foot. */
function Reader({ x, y, w, narrow, ...rest }: Props & Point & { w: number }) {
  const border = narrow ? 9 : 16;
  const radius = narrow ? 14 : 24;
  const screen = w - 2 * border;
  return (
    <Cast at={{ x, y }}>
      <Box w={w} h={900} rx={radius} fill={colour.paper} />
      <Box
        x={0.5}
        y={0.5}
        w={w - 1}
        h={899}
        rx={radius - 0.5}
        fill="none"
        stroke={colour.ink}
        strokeOpacity=".3"
      />
      <Move x={border} y={border}>
        <Box w={screen} h={narrow ? 140 : 262} rx={narrow ? 6 : 9} fill={colour.ink} />
        {narrow ? <NarrowScreen {...rest} w={screen} /> : <WideScreen {...rest} w={screen} />}
      </Move>
    </Cast>
  );
}

/** Day, time and match of a check-in. */
const noted = (figures: Figures) => [figures.dayAndMonth('2026-11-14'), '15:04', '11'];
type Screen = Pick<Props, 'words' | 'figures'> & { w: number };

const soft = { fill: colour.mutedOnInk };
const bright = { fill: colour.white };

function WideScreen({ words, figures, w }: Screen) {
  return (
    <>
      <FlagAt id="ics-C" x={20} y={20} size={78} />
      <Text x={116} y={48} size={16} {...soft}>
        {words.gate} 3
      </Text>
      <Text x={115} y={82} size={27} weight={700} tracking={-0.8} {...bright}>
        {words.welcome}
      </Text>
      <Rule from={20} to={w - 20} y={122} stroke={colour.lineOnInk} />
      {words.noted.map((label, index) => (
        <Fragment key={label}>
          <Text x={20 + index * 88} y={150} size={15} {...soft}>
            {label}
          </Text>
          <Text x={20 + index * 88} y={176} size={22} weight={700} {...bright}>
            {noted(figures)[index]}
          </Text>
        </Fragment>
      ))}
      <Rule from={20} to={w - 20} y={196} stroke={colour.lineOnInk} />
      <Text x={20} y={222} size={15} {...soft}>
        {words.checkIn.label}
      </Text>
      <Text x={w - 20} y={222} size={15} weight={600} anchor="end" {...bright}>
        {words.checkIn.value}
      </Text>
      <Text x={20} y={246} size={15} {...soft}>
        {words.shop.label}
      </Text>
      <Text x={w - 20} y={246} size={15} weight={600} anchor="end" fill={colour.yellow}>
        {words.shop.value}
      </Text>
    </>
  );
}

function NarrowScreen({ words, figures, w }: Screen) {
  return (
    <>
      <FlagAt id="ics-C" x={12} y={12} size={46} />
      <Text x={70} y={30} size={14} {...soft}>
        {words.gate} 3
      </Text>
      <Text x={70} y={52} size={18} weight={700} tracking={-0.5} {...bright}>
        {words.welcome}
      </Text>
      <Rule from={12} to={w - 12} y={74} stroke={colour.lineOnInk} />
      {words.noted.map((label, index) => (
        <Fragment key={label}>
          <Text x={12 + index * 58} y={98} size={14} {...soft}>
            {label}
          </Text>
          <Text x={12 + index * 58} y={121} size={16} weight={700} {...bright}>
            {noted(figures)[index]}
          </Text>
        </Fragment>
      ))}
    </>
  );
}

/** A fan card held to the reader at gate 3, which shows flag C and opens. */
export function Artefact(props: Props) {
  const { words, narrow } = props;
  return narrow ? (
    <>
      <Reader {...props} x={176} y={16} w={200} />
      <Waves x={340} y={278} stroke={colour.ink} />
      <FanCard words={words} x={14} y={184} scale={0.92} />
    </>
  ) : (
    <>
      <Reader {...props} x={372} y={44} w={308} />
      <Waves x={624} y={516} stroke={colour.ink} scale={1.7} />
      <FanCard words={words} x={60} y={362} scale={1.5} />
    </>
  );
}
