import type { ReactNode } from 'react';
import { Rows } from '../../../design/compositions/Rows.tsx';
import { Head } from '../../../design/compositions/Section.tsx';
import type { Passport } from '../../../domain/content/passport.ts';
import { Box, Cast, colour, FlagAt, Move, Text } from '../../drawings/shapes.tsx';
import { DemoAgain } from '../parts.tsx';
import type { ProductProps } from '../product.ts';
import { Person, Phone, Stamp } from './things.tsx';
import styles from './XrpPassport.module.css';

type Words = Passport['artefact'];

/** Issued, shown, checked: the key features in three places on one ground, which is the ledger. */
export function Places({ product }: ProductProps<Passport>) {
  const { title, places } = product.words.keyFeatures;
  return (
    <section className={styles.plate} data-tone="blue" aria-labelledby="features">
      <div className="wrap">
        <Head id="features" title={title} />
        <p className={styles.name} id="features-name">
          {product.labels.features}
        </p>
      </div>
      <ol className={styles.places} aria-labelledby="features-name">
        {places.map((place, index) => (
          <li key={place.title}>
            <div>
              <h3 className="xl">{place.title}</h3>
              <Rows items={place.features} />
            </div>
            <svg
              viewBox="0 0 480 400"
              preserveAspectRatio="xMidYMax meet"
              aria-hidden="true"
              fill={colour.ink}
              data-gesture={index === 0 ? '' : undefined}
            >
              {scenes[index]?.(product.words.artefact)}
            </svg>
          </li>
        ))}
      </ol>
      <div className={styles.ground} data-tone="ink">
        <div className="wrap">
          <DemoAgain product={product} />
        </div>
      </div>
    </section>
  );
}

const scenes: readonly ((words: Words) => ReactNode)[] = [issued, shown, checked];

/** The issuer's counter; the stamp falls on the credential. */
function issued() {
  return (
    <>
      <Person x={110} coat={colour.white} skin="#8a5231" hair={colour.ink} />
      <path fill={colour.yellow} d="M-960 300H400v100H-960z" />
      <path d="M-960 282H420v20H-960z" />
      <Cast>
        <path fill={colour.white} d="M206 112h180v170H206z" />
      </Cast>
      <FlagAt id="xrp-passport" x={224} y={132} size={92} />
      <path fill={colour.mutedOnInk} d="M224 240h144v10H224zM224 258h96v8h-96z" />
      <g className={styles.stamp}>
        <Move x={296} y={22} scale={4 / 3}>
          <Stamp />
        </Move>
      </g>
    </>
  );
}

/** The holder with her phone. */
function shown({ over }: Words) {
  return (
    <>
      <Person x={140} coat={colour.red} skin="#f4d3b0" hair="#8a3b12" />
      <circle cx={140} cy={100} r={15} fill="#8a3b12" />
      <Cast>
        <Phone x={226} y={34} />
      </Cast>
      <path fill={colour.red} d="M140 226h86v30h-86z" />
      <path fill="#f4d3b0" d="M226 226h24v30h-24z" />
      <Text x={311} y={84} size={31} weight={700} anchor="middle" tracking={-0.8}>
        {over}
      </Text>
      <Text x={311} y={284} size={31} anchor="middle" mono>
        did:
      </Text>
      <Text x={311} y={318} size={31} anchor="middle" mono>
        xrpl:…
      </Text>
    </>
  );
}

/** The verifier's kiosk; the copier beside it has nothing to do. */
function checked({ question, answer }: Words) {
  return (
    <>
      <path stroke={colour.yellow} strokeWidth="8" strokeDasharray="8 12" d="M-76 210H60" />
      <path d="M60 90h184v310H60z" />
      <path fill={colour.white} d="M74 104h156v76H74z" />
      <Text x={152} y={153} size={32} weight={700} anchor="middle" tracking={-1}>
        {question}
      </Text>
      <FlagAt id="ics-C" x={80} y={200} size={64} />
      <Text x={158} y={244} size={34} weight={700} tracking={-1} fill={colour.white}>
        {answer}
      </Text>
      <path fill={colour.yellow} d="M60 300h184v22H60z" />
      <Box x={286} y={256} w={176} h={144} fill={colour.mutedOnInk} />
      <Box x={278} y={232} w={192} h={26} fill={colour.paper} />
      <path d="M302 292h144v14H302zM302 322h60v10h-60z" />
      <FlagAt id="ics-N" x={404} y={322} size={44} />
      <path
        fill="none"
        stroke={colour.white}
        strokeWidth="3"
        strokeDasharray="10 8"
        d="M308 232V120h132v112"
      />
    </>
  );
}
