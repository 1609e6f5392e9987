import type { Passport } from '../../../domain/content/passport.ts';
import { SampleMark } from '../../sections/FactLine.tsx';
import styles from './Standing.module.css';

interface Props extends Pick<Passport, 'ledger'> {
  grant: string;
  /** Marks the grant as a sample. */
  sample?: string | undefined;
}

/** Badge of the grant programme, if any, and the ledger's name as our own plain wordmark. */
export function Standing({ grant, sample, ledger }: Props) {
  return (
    <ul className={styles.standing}>
      {grant && (
        <li className={styles.grant}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path fill="var(--f-blue)" d="M0 0h24v24H0z" />
            <path fill="var(--f-white)" d="M12 2l10 10-10 10L2 12z" />
            <path fill="var(--f-red)" d="M6 10.8h12v2.4H6zM10.8 6h2.4v12h-2.4z" />
          </svg>
          {grant}
          {sample && <SampleMark>{sample}</SampleMark>}
        </li>
      )}
      <li>
        {ledger.role}{' '}
        <b className={styles.wordmark}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M0 0h16v4H0zM0 6h16v4H0zM0 12h16v4H0z" />
          </svg>
          {ledger.name}
        </b>
      </li>
    </ul>
  );
}
