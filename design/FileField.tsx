import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { ariaProps, FieldFrame, type FieldProps } from './Field.tsx';
import styles from './FileField.module.css';
import { Icon } from './Icon.tsx';

interface Props extends FieldProps {
  accept: string;
  className?: string;
  words: FileFieldWords;
  /** "2.4 MB" */
  sizeOf: (bytes: number) => string;
  /** Called with the chosen or dropped files; resolves to true if the first one is accepted. */
  onChoose: (files: File[]) => Promise<boolean>;
  /** Called with the status to read out; empty after a reset. */
  onStatus: (text: string) => void;
}

interface FileFieldWords {
  choose: string;
  replace: string;
  drop: string;
  chosen: (file: File) => string;
  remove: string;
  removeName: (file: File) => string;
  removed: (file: File) => string;
}

/**
 * A field for one file. The native input covers the drop zone, transparent, and handles click, keyboard and drop.
 * Without script the plain input is shown.
 */
export function FileField({ accept, words, sizeOf, onChoose, onStatus, className, ...field }: Props) {
  const { id, name, required } = field;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  // A refused file is shown, but no longer in the input.
  const [refused, setRefused] = useState(false);
  const [over, setOver] = useState(false);

  const acceptFiles = async (files: File[]) => {
    setOver(false);
    const [first = null] = files;
    const stays = await onChoose(files);
    if (!stays && input.current) input.current.value = '';
    setFile(first);
    setRefused(!stays);
    if (first && stays) onStatus(words.chosen(first));
  };

  // Reads a file chosen before hydration, and clears the field when the form is reset.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(() => {
    const form = input.current?.form;
    const handleReset = () => {
      setFile(null);
      onStatus('');
    };
    form?.addEventListener('reset', handleReset);
    // After the events of the choice itself, which may have triggered hydration and removed a refused file.
    const later = setTimeout(() => {
      if (input.current?.files?.length) acceptFiles([...input.current.files]);
    });
    return () => {
      clearTimeout(later);
      form?.removeEventListener('reset', handleReset);
    };
  }, []);

  const change = (event: ChangeEvent<HTMLInputElement>) => acceptFiles([...(event.target.files ?? [])]);
  // The browser puts one dropped file into the input itself; of several it would silently take the first.
  const handleDrop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length < 2) return;
    event.preventDefault();
    acceptFiles([...event.dataTransfer.files]);
  };
  const remove = () => {
    if (!file || !input.current) return;
    input.current.value = '';
    acceptFiles([]);
    onStatus(words.removed(file));
    input.current.focus();
  };

  return (
    <FieldFrame {...field} className={className}>
      <div className={styles.zone} data-over={over || undefined}>
        <input
          {...{ id, name, required, accept }}
          {...ariaProps(field, file && `${id}-chosen`)}
          ref={input}
          type="file"
          className={styles.input}
          onChange={change}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
        />
        {file && (
          <p className={styles.file} id={`${id}-chosen`}>
            <Icon name={refused ? 'close' : 'check'} />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{sizeOf(file.size)}</span>
          </p>
        )}
        <span className={`link ${styles.choose}`} aria-hidden="true">
          {file ? words.replace : words.choose}
        </span>
        {!file && (
          <small className={styles.drop} aria-hidden="true">
            {words.drop}
          </small>
        )}
        {file && (
          <button
            type="button"
            className={`link ${styles.remove}`}
            aria-label={words.removeName(file)}
            onClick={remove}
          >
            {words.remove}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
