import type { ArtefactWords } from '../../../../domain/content/artefacts.ts';
import styles from '../../../drawings/drawings.module.css';
import { Box, Cast, colour, FlagAt, Text } from '../../../drawings/shapes.tsx';
import { Barrier, Handset, Kiosk, Mast, Policy, StampedSheet } from './parts.tsx';

type Words = ArtefactWords<'xrp-passport'>;

/** The holder's phone with an empty credential, its key and identifier. */
function Phone() {
  return (
    <Handset x={56} y={30}>
      <path
        d="M56 28l48 48-48 48L8 76z"
        fill="none"
        stroke={colour.blue}
        strokeWidth="3"
        strokeDasharray="7 6"
      />
      <path fill={colour.red} d="M34 54h44v44H34z" />
      <path fill={colour.yellow} d="M0 152h112v46H0z" />
      <Text x={56} y={182} size={20} anchor="middle" mono>
        did:xrpl
      </Text>
    </Handset>
  );
}

/** A counter behind glass, with the clerk and an identity card. */
function Counter() {
  return (
    <>
      <Mast x={8} house="issuer" />
      <path fill={colour.white} d="M50 86h168v100H50z" />
      <path
        fill={colour.ink}
        d="M34 70h200v16H34zM42 86h8v100h-8zM218 86h8v100h-8zM108 128a17 17 0 1 1 34 0a17 17 0 1 1-34 0zM90 186a35 35 0 0 1 70 0zM34 184h200v14H34z"
      />
      <path fill={colour.blue} d="M42 198h184v82H42z" />
      <Cast>
        <Box x={146} y={132} w={84} h={54} rx={5} fill={colour.white} />
        <path fill={colour.yellow} d="M153 141h24v36h-24z" />
        <path fill={colour.mutedOnInk} d="M184 145h38v7h-38zM184 158h26v7h-26z" />
      </Cast>
    </>
  );
}

/** The issuer's desk: the credential under the stamp. */
function Desk() {
  return (
    <>
      <Mast x={8} house="issuer" />
      <path fill={colour.ink} d="M42 184h192v14H42z" />
      <path fill={colour.blue} d="M42 198h184v82H42z" />
      <StampedSheet x={66} y={14} />
    </>
  );
}

/** The verifier's kiosk and a phone held to it. */
function Presentation({ words }: { words: Words }) {
  return (
    <>
      <Mast x={186} house="verifier" />
      <Kiosk x={96} y={60} scale={0.92} question={words.question} answer={words.answer} />
      <Handset x={14} y={112} scale={0.5}>
        <FlagAt id="xrp-passport" x={16} y={44} size={80} />
      </Handset>
    </>
  );
}

/** The verifier's rule, above the barrier. */
function Decision({ words }: { words: Words }) {
  return (
    <>
      <Mast x={8} house="verifier" />
      <Box x={200} y={232} w={32} h={48} fill={colour.ink} />
      <Policy x={38} y={60} words={words.policy} fill={colour.ink} />
      <Barrier x={8} y={236} w={224} />
    </>
  );
}

const idOf = (place: PlaceName) => `place-${place}`;

/** A place of the banking use case, 240 × 280 units. Decoration. */
export function Place({ at, words }: { at: PlaceName; words: Words }) {
  return (
    <svg className={styles.art} viewBox="0 0 240 280" aria-hidden="true">
      <g id={idOf(at)}>
        {at === 'phone' && <Phone />}
        {at === 'counter' && <Counter />}
        {at === 'desk' && <Desk />}
        {at === 'kiosk' && <Presentation words={words} />}
        {at === 'barrier' && <Decision words={words} />}
      </g>
    </svg>
  );
}

/** Repeats a {@link Place} of the same page. */
export function PlaceAgain({ at }: { at: PlaceName }) {
  return (
    <svg className={styles.art} viewBox="0 0 240 280" aria-hidden="true">
      <use href={`#${idOf(at)}`} />
    </svg>
  );
}

export type PlaceName = 'phone' | 'counter' | 'desk' | 'kiosk' | 'barrier';

/** A way to connect as a poster, 300 × 300 units with a bleed beside and above. Decoration. */
export function Poster({ of, words }: { of: 'issuer' | 'verifier' | 'hooks'; words: Words }) {
  return (
    <svg className={styles.art} viewBox="0 0 300 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {of === 'issuer' && (
        <>
          <Box x={-600} y={-900} w={1500} h={1200} fill={colour.blue} />
          <Box x={-600} y={236} w={1500} h={18} fill={colour.ink} />
          <StampedSheet x={66} y={32} scale={1.2} />
        </>
      )}
      {of === 'verifier' && (
        <>
          <Box x={-600} y={-900} w={1500} h={1200} fill={colour.sail} />
          <Kiosk x={100} y={36} scale={1.35} question={words.question} answer={words.answer} />
          <Handset x={18} y={150} scale={0.6}>
            <FlagAt id="xrp-passport" x={16} y={36} size={80} />
          </Handset>
        </>
      )}
      {of === 'hooks' && (
        <>
          <Box x={-600} y={-900} w={1500} h={1200} fill={colour.ink} />
          <Box x={38} y={30} w={8} h={300} fill={colour.mutedOnInk} />
          <Policy x={46} y={30} scale={1.25} words={words.policy} fill={colour.white} />
          <Barrier x={-600} y={262} w={1500} />
        </>
      )}
    </svg>
  );
}
