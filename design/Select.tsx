import styles from './Field.module.css';
import { ariaProps, FieldFrame, type FieldProps } from './Field.tsx';

interface Props extends FieldProps {
  /** Value and words of each choice. */
  choices: readonly { value: string; label: string }[];
  /** Takes the focus when its dialog opens. */
  autoFocus?: boolean;
  className?: string;
}

/** A labelled list to choose one value from; nothing is chosen at first. */
export function Select({ choices, autoFocus, className, ...field }: Props) {
  const { id, name, required } = field;
  return (
    <FieldFrame {...field} className={className}>
      <select {...{ id, name, required, autoFocus }} {...ariaProps(field)} className={styles.control}>
        <option value="" />
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
