import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { FieldError } from './Field.tsx';

interface Props {
  id: string;
  name: string;
  value: string;
  required: boolean;
  error?: string;
  errorPrefix: string;
  className?: string;
  children: ReactNode;
}

/** A checkbox. `autoComplete="off"` keeps browsers from restoring a tick after a reload. */
export function Checkbox({ id, name, error, errorPrefix, className = '', children, ...rest }: Props) {
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          name={name}
          autoComplete="off"
          // Browsers call a required box that is not ticked invalid before anybody has sent.
          aria-invalid={Boolean(error)}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {children}
      </label>
      <FieldError id={id} name={name} prefix={errorPrefix} text={error} />
    </div>
  );
}
