import { Paper, ShopMark } from '../../drawings/objects.tsx';
import { Till } from '../../drawings/scenes/elements.tsx';
import { Box, colour, Text } from '../../drawings/shapes.tsx';
import type { Product } from '../old-product.ts';
import { GiftCard } from './GiftCard.tsx';
import { Weeks } from './Weeks.tsx';

export const scenes: Product<'loyalty-plus'>['scenes'] = [
  {
    ground: 'red',
    draw: (words, figures) => (
      <>
        <Paper x={26} y={20} w={222} h={126}>
          <Text x={20} y={40} size={20} weight={500}>
            {words.scenes.points}
          </Text>
          <Text x={20} y={88} size={42} weight={700} tracking={-1.4}>
            {figures.euro(1, 0)} = 1
          </Text>
        </Paper>
        <Paper x={272} y={20} w={142} h={126}>
          <Text x={20} y={40} size={20} weight={500}>
            {words.scenes.voucher}
          </Text>
          <Text x={20} y={88} size={42} weight={700} tracking={-1.4}>
            −{figures.euro(5, 0)}
          </Text>
        </Paper>
        <GiftCard words={words} figures={figures} x={110} y={134} scale={0.82} />
      </>
    ),
  },
  {
    ground: 'sail',
    draw: (words, { amount }) => (
      <Till>
        <ShopMark x={8} y={8} size={26} />
        <Text x={46} y={28} size={20} weight={700}>
          {words.shop}
        </Text>
        <Text x={8} y={68} size={18} mono>
          {words.total}
        </Text>
        <Text x={224} y={68} size={18} mono anchor="end">
          {amount(24.9)}
        </Text>
        <Box x={-8} y={88} w={248} h={70} fill={colour.red} />
        <Text x={8} y={129} size={18} fill={colour.white}>
          {words.points}
        </Text>
        <Text x={224} y={136} size={38} weight={700} anchor="end" tracking={-1.2} fill={colour.white}>
          +24
        </Text>
      </Till>
    ),
  },
  {
    ground: 'ink',
    draw: ({ scenes }) => (
      <>
        <Box x={48} y={38} w={18} h={18} fill={colour.paper} />
        <Text x={76} y={53} size={19} fill={colour.paper}>
          {scenes.issued}
        </Text>
        <Box x={228} y={38} w={18} h={18} fill={colour.yellow} />
        <Text x={256} y={53} size={19} fill={colour.paper}>
          {scenes.redeemed}
        </Text>
        <Weeks x={48} y={262} step={[58, 30]} w={54} h={26} />
        <path d="M48 296H396" stroke={colour.edgeOnInk} strokeWidth="2" />
      </>
    ),
  },
];
