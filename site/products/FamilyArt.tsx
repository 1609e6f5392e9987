import type { ReactNode } from 'react';
import type { ArtefactWords } from '../../domain/content/artefacts.ts';
import type { PiledCard } from '../drawings/CardStack.tsx';
import drawings from '../drawings/drawings.module.css';
import type { Figures } from '../drawings/figures.ts';
import { IdCard, Paper, Waves } from '../drawings/objects.tsx';
import { Box, Cast, colour, FlagAt, placed, Rule, Text } from '../drawings/shapes.tsx';
import { CardPile } from './CardPile.tsx';
import styles from './FamilyArt.module.css';
import { CardAtReader } from './fan-card-plus/CardAtReader.tsx';
import { Artefact as LoyaltyArtefact } from './loyalty-plus/Artefact.tsx';

interface OwnProps {
  label: string;
  className: string | undefined;
}

interface FieldProps extends OwnProps {
  /** The small drawing is for fields where the text of the large one would be too small. */
  large: { width: number; height: number; drawing: ReactNode };
  small: { width: number; height: number; drawing: ReactNode };
}

/** Objects on the colour of a family; the style sheet shows the size that fits. */
function Field({ label, className, ...sizes }: FieldProps) {
  return (
    <div className={`${styles.field} ${className}`}>
      {(['large', 'small'] as const).map((size) => {
        const { width, height, drawing } = sizes[size];
        return (
          <svg
            key={size}
            className={`${drawings.art} ${styles[size]}`}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={label}
          >
            {drawing}
          </svg>
        );
      })}
    </div>
  );
}

interface CustomersProps extends OwnProps {
  words: ArtefactWords<'loyalty-plus'>;
  figures: Figures;
}

/** Gift card and receipt of Loyalty Plus; the sample call of the API section books the receipt's points. */
export function CustomersArt({ words, figures, ...own }: CustomersProps) {
  return (
    <Field
      {...own}
      large={{ width: 390, height: 330, drawing: <LoyaltyArtefact words={words} figures={figures} /> }}
      small={{
        width: 200,
        height: 170,
        drawing: (
          <>
            <IdCard x={12} y={22} scale={0.46}>
              <Box w={342} h={216} fill={colour.white} />
              <FlagAt id="loyalty-plus" x={126} y={0} size={216} />
              <Text x={16} y={70} size={50} weight={700} tracking={-2.4}>
                {figures.euro(50, 0)}
              </Text>
            </IdCard>
            <Paper x={100} y={64} w={88} h={220}>
              <Rule from={12} to={58} y={18} />
              <path d="M12 28H76M12 38H76" stroke={colour.line} />
              <Box y={50} w={88} h={44} fill={colour.red} />
              <Text x={76} y={83} size={31} weight={700} anchor="end" tracking={-1.2} fill={colour.white}>
                +24
              </Text>
            </Paper>
          </>
        ),
      }}
    />
  );
}

/** The fan card at the gate. */
export function FansArt({
  words,
  figures,
  ...own
}: OwnProps & { words: ArtefactWords<'fan-card-plus'>; figures: Figures }) {
  return (
    <Field
      {...own}
      large={{ width: 600, height: 600, drawing: <CardAtReader words={words} figures={figures} /> }}
      small={{
        width: 200,
        height: 170,
        drawing: (
          <>
            <Cast at={{ x: 80, y: 14 }}>
              <Box w={108} h={400} rx={9} fill={colour.paper} />
              <Box x={6} y={6} w={96} h={68} rx={4} fill={colour.ink} />
              <FlagAt id="ics-C" x={14} y={14} size={32} />
              <Text x={14} y={65} size={14} weight={700} tracking={-0.4} fill={colour.white}>
                {words.welcome}
              </Text>
              <Waves x={90} y={122} stroke={colour.ink} scale={0.6} />
            </Cast>
            <IdCard x={12} y={92} scale={0.46}>
              <Box w={342} h={216} fill={colour.ink} />
              <FlagAt id="fan-card-plus" x={14} y={14} size={188} />
              <Waves x={236} y={108} stroke={colour.yellow} scale={1.1} />
            </IdCard>
          </>
        ),
      }}
    />
  );
}

interface TeamsProps extends OwnProps {
  cards: readonly PiledCard[];
  person: string;
}

const pile = 'team-cards';

/** The three prepaid cards; the small drawing reuses the large one. */
export function TeamsArt({ label, className, ...words }: TeamsProps) {
  return (
    <Field
      {...{ label, className }}
      large={{
        width: 520,
        height: 440,
        drawing: (
          <g id={pile}>
            <CardPile {...words} x={55} y={20} step={70} scale={1.2} />
          </g>
        ),
      }}
      small={{
        width: 390,
        height: 166,
        drawing: <use href={`#${pile}`} transform={placed({ x: 8.6, y: -0.3, scale: 0.716 })} />,
      }}
    />
  );
}
