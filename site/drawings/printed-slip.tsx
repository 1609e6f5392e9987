import { Fragment, type ReactNode } from 'react';
import { Rule, Text } from './shapes.tsx';

/** A part of a printed slip; `draw` gets its y. */
export interface Block {
  height: number;
  draw?: (y: number) => ReactNode;
}

/** Stacks blocks and returns their total height. */
export function stack(blocks: readonly Block[]): { height: number; drawing: ReactNode } {
  let y = 0;
  const drawn = blocks.map(({ height, draw }, index) => {
    const start = y;
    y += height;
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a slip never change places
    return <Fragment key={index}>{draw?.(start)}</Fragment>;
  });
  return { height: y, drawing: drawn };
}

/** Block builders for a slip of this width, padding and type size. */
export function slip(width: number, pad: number, size: number) {
  return {
    space: (height: number): Block => ({ height }),
    rule: (dashed?: boolean): Block => ({
      height: size * 0.85,
      draw: (y) => <Rule from={pad} to={width - pad} y={y + size * 0.75} dashed={dashed} />,
    }),
    /** Label left, value right. */
    row: (
      label: string,
      value: string,
      options: { height?: number; size?: number; fill?: string } = {},
    ): Block => {
      const height = options.height ?? size * 1.6;
      const type = { size: options.size ?? size, fill: options.fill, mono: true };
      return {
        height,
        draw: (y) => (
          <>
            <Text x={pad} y={y + height} {...type}>
              {label}
            </Text>
            <Text x={width - pad} y={y + height} anchor="end" {...type}>
              {value}
            </Text>
          </>
        ),
      };
    },
  };
}
