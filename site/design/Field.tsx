import type { FocusEvent, ReactNode } from 'react';
import styles from './Field.module.css';

interface Props {
  id: string;
  name: string;
  label: string;
  /** Mark behind the label of a field that may stay empty. */
  optionalMark?: string;
  hint?: string;
  /** What is wrong and how to mend it. The place for it is always there, hidden while nothing is wrong. */
  error?: string;
  /** Spoken before the error. */
  errorPrefix: string;
  control: 'text' | 'email' | 'tel' | 'longtext';
  required: boolean;
  maxLength?: number;
  autoComplete?: string;
  /** Takes the focus when its dialog opens. */
  autoFocus?: boolean;
  className?: string;
  /** Stands below the control, such as the characters that still fit. */
  children?: ReactNode;
}

/** A labelled field: label above, hint below it, error below the control. */
export function Field({ id, name, label, hint, error, control, className = '', children, ...rest }: Props) {
  const { optionalMark, errorPrefix, ...attributes } = rest;
  const shared = {
    ...attributes,
    id,
    name,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' '),
  };
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>
        {label} {optionalMark && <span className={styles.optional}>{optionalMark}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {control === 'longtext' ? (
        <textarea rows={3} onFocus={showWhole} {...shared} />
      ) : (
        <input type={control} {...shared} />
      )}
      {children}
      <FieldError id={id} name={name} prefix={errorPrefix} text={error} />
    </div>
  );
}

/** Of a long text the browser scrolls only the caret into view; the cookie banner would cover the rest. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

/** What is wrong with a field, behind flag U. Empty and hidden while nothing is. */
export function FieldError(props: { id: string; name: string; prefix: string; text?: string }) {
  return (
    <p className={styles.error} id={`${props.id}-error`} data-error-for={props.name} hidden={!props.text}>
      {props.text && <span className="sr">{props.prefix} </span>}
      {props.text}
    </p>
  );
}
