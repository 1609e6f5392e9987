import type { FocusEvent, ReactNode } from 'react';
import styles from './Field.module.css';

/** What is around the control of every field, and what its ARIA attributes say. */
export interface FieldProps {
  id: string;
  name: string;
  label: string;
  /** Mark behind the label of a field that may stay empty. */
  optionalMark?: string;
  hint?: string;
  /** What is wrong and how to mend it. Empty, it is a hidden place for that, which the server fills in. */
  error?: string;
  /** Spoken before the error. */
  errorPrefix: string;
  required: boolean;
}

interface Props extends FieldProps {
  control: 'text' | 'email' | 'tel' | 'longtext';
  maxLength?: number;
  autoComplete?: string;
  /** Takes the focus when its dialog opens. */
  autoFocus?: boolean;
  className?: string;
  /** Stands below the control, such as the characters that still fit. */
  children?: ReactNode;
}

/** A labelled field of text. */
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

/** Label above the control, hint below the label, error below the control. */
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

/** What the control of a {@link FieldFrame} tells assistive technology; `between` is the id of a further text. */
export function ariaProps({ id, hint, error }: FieldProps, between?: string | null) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, between, error !== undefined && `${id}-error`].filter(Boolean).join(' ') ||
      undefined,
  };
}

/** Of a focused text area browsers scroll only the caret into view, and the cookie banner would cover the rest. */
function scrollIntoView({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

/** What is wrong with a field, behind flag U. Nothing without a text, hidden with an empty one. */
export function FieldError(props: { id: string; name: string; prefix: string; text?: string }) {
  if (props.text === undefined) return null;
  return (
    <p className={styles.error} id={`${props.id}-error`} data-error-for={props.name} hidden={!props.text}>
      {props.text && <span className="sr">{props.prefix} </span>}
      {props.text}
    </p>
  );
}
