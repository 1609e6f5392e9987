import type { ReactNode } from 'react';
import type { Passport } from '../../../domain/content/passport.ts';
import { SectionHead } from '../../sections/SectionHead.tsx';
import styles from './Architecture.module.css';
import { PlaceAgain } from './drawings/places.tsx';
import { Storage } from './drawings/Storage.tsx';

// A sample, the same in every language.
const did = 'did:xrpl:1:rSAMPLE…';

/** Architecture: the participants of the banking use case above the ledger. */
export function Architecture({ title, text, drawing, parts }: Passport['architecture']) {
  const { ledger, storage, clientApp, organisation } = parts;
  return (
    <section className={styles.section} data-tone="white" aria-labelledby="architecture">
      <div className="wrap">
        <SectionHead id="architecture" title={title} text={text} />
        <div className={styles.body}>
          <div className={styles.above}>
            <Part {...organisation} />
            <Part {...clientApp} />
          </div>
          <div className={styles.stage} role="img" aria-label={drawing.label}>
            <Figure name={drawing.issuer} text={drawing.issuerText}>
              <PlaceAgain at="desk" />
            </Figure>
            <p className={styles.arrows}>
              <span>{drawing.arrowIssue}</span>
            </p>
            <Figure name={drawing.clientApp} text={drawing.clientAppText}>
              <PlaceAgain at="phone" />
            </Figure>
            <p className={styles.arrows}>
              <span>{drawing.arrowPresent}</span>
              <span className={styles.back}>{drawing.arrowRequest}</span>
            </p>
            <Figure name={drawing.verifier} text={drawing.verifierText}>
              <PlaceAgain at="kiosk" />
            </Figure>
          </div>
        </div>
      </div>
      <div className={styles.ledger} data-tone="ink">
        <p className={styles.reads} aria-hidden="true">
          {drawing.arrowRead}
        </p>
        <code className={styles.did} aria-hidden="true">
          {did}
        </code>
        <Part {...ledger} />
        <p className={styles.points} aria-hidden="true">
          {drawing.arrowPoint}
        </p>
        <div className={styles.storage}>
          <Part {...storage} />
          <Storage />
        </div>
      </div>
    </section>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.part}>
      <h3 className="h4">{title}</h3>
      <p className="muted">{text}</p>
    </div>
  );
}

function Figure({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <p>
        <b>{name}</b> {text}
      </p>
      {children}
    </div>
  );
}
