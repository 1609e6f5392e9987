import styles from './drawings.module.css';
import { Box, Cast, colour } from './shapes.tsx';

const lines = [70, 104, 138, 172].map((y) => `M50 ${y}h54v8H50zM150 ${y}h30v8h-30z`).join('');
const opposite = [70, 104, 138].map((y) => `M220 ${y}h54v8h-54zM320 ${y}h30v8h-30z`).join('');

const open = (
  <>
    <Cast>
      <path fill={colour.ink} d="M20 46h360v186H20z" />
    </Cast>
    <path fill={colour.white} d="M34 34h164v186H34zM202 34h164v186H202z" />
    <path fill={colour.yellow} d="M34 126h162v32H34z" />
    <path fill={colour.ink} d={lines + opposite} />
    <path
      fill={colour.red}
      d="M220 172h24v24h-24zM252 172h24v24h-24zM284 172h24v24h-24zM316 172h24v24h-24z"
    />
  </>
);

const locked = (
  <>
    <Cast>
      <Box x={92} y={28} w={216} h={204} fill={colour.ink} />
    </Cast>
    <path fill={colour.blue} d="M116 28h192v204H116z" />
    <path fill={colour.white} d="M150 72h124v48H150zM308 34h8v192h-8z" />
    <path fill={colour.yellow} d="M92 150h216v22H92zM184 138h40v46h-40z" />
    <path fill={colour.ink} d="M164 88h96v8h-96zM184 138v46h40v-46zm4 4h32v38h-32zM198 152h12v20h-12z" />
  </>
);

const toBeAgreed = (
  <path
    d="M92 28h224v204H92zM116 28v204M150 72h124v48H150z"
    fill="none"
    stroke={colour.ink}
    strokeWidth="2.5"
    strokeDasharray="8 6"
  />
);

/** A ledger as a book: open, locked or to be agreed. 400 × 232 units. Decoration. */
export function Book({ index }: { index: number }) {
  return (
    <svg className={styles.art} viewBox="0 0 400 232" aria-hidden="true">
      {[open, locked, toBeAgreed][index]}
    </svg>
  );
}
