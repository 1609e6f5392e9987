import { Checkbox } from '../../../design/Checkbox.tsx';
import { Field } from '../../../design/Field.tsx';
import { FileField } from '../../../design/FileField.tsx';
import type { Field as FieldDefinition } from '../../../domain/requests/index.ts';
import { fileSize, fill } from '../../../domain/text.ts';
import { LinkedText } from '../../content/LinkedText.tsx';
import { RemainingCharacters } from './RemainingCharacters.tsx';
import styles from './RequestForm.module.css';
import type { FileWords, RequestFormProps } from './types.ts';

interface AskedFieldProps {
  form: RequestFormProps;
  name: string;
  field: FieldDefinition;
  /** Position among the visible fields. */
  index: number;
  hydrated: boolean;
  error: string | undefined;
  /** Called with the chosen or dropped files; resolves to true if the first one is accepted. */
  onChoose: (name: string, files: File[]) => Promise<boolean>;
  /** Called with the status to read out. */
  onStatus: (text: string) => void;
}

export function AskedField(props: AskedFieldProps) {
  const { form, name, field, index, hydrated, error, onChoose, onStatus } = props;
  const { id, words, dialog, language } = form;
  const fieldWords = words.fields[name];
  if (!fieldWords || field.control === 'fixed') return null;
  const shared = {
    id: `${id}-${name}`,
    name,
    label: fieldWords.label,
    hint: fieldWords.hint,
    optionalMark: field.required ? undefined : words.optional,
    required: field.required,
    error,
    errorPrefix: words.errorPrefix,
  };
  if (field.control === 'pdf') {
    if (!words.files) return null;
    const { units } = words.files;
    const sizeOf = (bytes: number) => fileSize(language, units, bytes);
    return (
      <FileField
        {...shared}
        className={styles.full}
        accept=".pdf,application/pdf"
        words={fileFieldWords(words.files, sizeOf)}
        sizeOf={sizeOf}
        onChoose={(files) => onChoose(name, files)}
        onStatus={onStatus}
      />
    );
  }
  const long = field.control === 'longtext';
  return (
    <Field
      {...shared}
      autoFocus={Boolean(dialog) && index === 0}
      className={index < 2 ? '' : styles.full}
      control={field.control}
      // `maxLength` would silently cut a pasted text; the hydrated form shows by how much it is too long.
      maxLength={long && hydrated ? undefined : field.max}
      autoComplete={field.autocomplete}
    >
      {long && <RemainingCharacters field={`${id}-${name}`} max={field.max} words={words} />}
    </Field>
  );
}

interface ConsentFieldProps {
  form: RequestFormProps;
  consent: RequestFormProps['words']['consents'][number];
  error: string | undefined;
}

export function ConsentField({ form, consent, error }: ConsentFieldProps) {
  return (
    <Checkbox
      id={`${form.id}-${consent.name}`}
      name={consent.name}
      value={consent.version}
      required
      error={error}
      errorPrefix={form.words.errorPrefix}
      className={styles.full}
    >
      <LinkedText text={consent.text} />
    </Checkbox>
  );
}

function fileFieldWords({ field }: FileWords, sizeOf: (bytes: number) => string) {
  return {
    ...field,
    chosen: ({ name, size }: File) => fill(field.chosen, { file: name, size: sizeOf(size) }),
    removeName: ({ name }: File) => fill(field.removeName, { file: name }),
    removed: ({ name }: File) => fill(field.removed, { file: name }),
  };
}
