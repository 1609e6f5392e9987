import type { ReactNode } from 'react';
import { DialogButton } from '../../../design/Button.tsx';
import { Section } from '../../../design/compositions/Section.tsx';
import type { Passport } from '../../../domain/content/passport.ts';
import { colour, Text } from '../../drawings/shapes.tsx';
import { demoDialog, type ProductProps } from '../product.ts';
import { Phone, Stamp, Storage } from './things.tsx';
import styles from './XrpPassport.module.css';

/** Four parts on one line that says what passes; and the client app, whose store badges are no links yet. */
export function Architecture({ product: { words, labels } }: ProductProps<Passport>) {
  const { architecture, stores } = words;
  const { title, parts } = architecture;
  return (
    <Section id="architecture" title={title} tone="white" className="section--tight">
      <ol className={styles.parts}>
        <Part {...parts.clientApp}>
          <Phone x={23.3} y={0} scale={0.29} />
        </Part>
        <Part {...parts.organisation}>
          <Stamp />
        </Part>
        <Part {...parts.ledger}>
          <path fill={colour.ink} d="M0 0h96v96H0z" />
          <Text x={48} y={42} size={26} anchor="middle" mono fill={colour.white}>
            did:
          </Text>
          <Text x={48} y={74} size={26} anchor="middle" mono fill={colour.white}>
            xrpl
          </Text>
        </Part>
        <Part {...parts.storage}>
          <Storage />
        </Part>
      </ol>
      <div className={styles.app}>
        <h3 id="app">{stores.title}</h3>
        <p>{stores.text}</p>
        <ul aria-labelledby="app">
          {stores.badges.map((store) => (
            <li key={store}>
              <b>{store}</b> {stores.status}
            </li>
          ))}
        </ul>
        <div className="btns">
          <DialogButton dialog={demoDialog} icon="arrow">
            {labels.requestDemo}
          </DialogButton>
        </div>
      </div>
    </Section>
  );
}

interface PartProps {
  title: string;
  text: string;
  passes?: string;
  /** Its sign, 96 × 96 units. */
  children: ReactNode;
}

function Part({ title, text, passes, children }: PartProps) {
  return (
    <li>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        {children}
      </svg>
      <h3>{title}</h3>
      <p>{text}</p>
      {passes && <p className={styles.passes}>{passes}</p>}
    </li>
  );
}
