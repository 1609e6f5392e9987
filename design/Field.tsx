import type { FocusEvent, ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  id: string;
  name: string;
  label: string;
  /** Shown after the label of an optional field. */
  optionalMark?: string;
  hint?: string;
  /** Error message. An empty string renders a hidden element that the server fills in. */
  error?: string;
  /** Read out before the error. */
  errorPrefix: string;
  required: boolean;
}

interface Props extends FieldProps {
  control: 'text' | 'email' | 'tel' | 'longtext';
  maxLength?: number;
  autoComplete?: string;
  autoFocus?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Field({ control, className, children, ...field }: Props) {
  const { label, optionalMark, hint, error, errorPrefix, ...attributes } = field;
  const shared = { ...attributes, ...ariaProps(field), className: styles.control };
  return (
    <FieldFrame {...field} className={className}>
      {control === 'longtext' ? (
        <textarea rows={3} onFocus={scrollIntoView} {...shared} />
      ) : (
        <input type={control} {...shared} />
      )}
      {children}
    </FieldFrame>
  );
}

export function FieldFrame({
  id,
  name,
  label,
  optionalMark,
  hint,
  error,
  errorPrefix,
  className = '',
  children,
}: FieldProps & { className?: string; children: ReactNode }) {
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
      {children}
      <FieldError id={id} name={name} prefix={errorPrefix} text={error} />
    </div>
  );
}

/** ARIA attributes of the control in a {@link FieldFrame}; `between` is the id of another description. */
export function ariaProps({ id, hint, error }: FieldProps, between?: string | null) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, between, error !== undefined && `${id}-error`].filter(Boolean).join(' ') ||
      undefined,
  };
}

// Browsers scroll only the caret of a text area into view, and the cookie banner would cover the rest.
function scrollIntoView({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

/** The error below a control: not rendered without a text, hidden with an empty one. */
export function FieldError(props: { id: string; name: string; prefix: string; text?: string }) {
  if (props.text === undefined) return null;
  return (
    <p className={styles.error} id={`${props.id}-error`} data-error-for={props.name} hidden={!props.text}>
      {props.text && <span className="sr">{props.prefix} </span>}
      {props.text}
    </p>
  );
}
