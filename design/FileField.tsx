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
  /** Called with the files a person has chosen or dropped; true keeps the first one. */
  onChoose: (files: File[]) => Promise<boolean>;
  /** Called with what the status of the form says about the file; empty after a reset. */
  onSay: (text: string) => void;
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
 * A field for one file. The native input lies over the whole drop zone, invisible: click, keyboard, screen reader and
 * dropped files all reach the browser's own control. Without script it shows as the browser draws it.
 */
export function FileField({ accept, words, sizeOf, onChoose, onSay, className, ...field }: Props) {
  const { id, name, required } = field;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  /** A refused file is shown, so that it can be removed, but is no longer in the input. */
  const [refused, setRefused] = useState(false);
  const [over, setOver] = useState(false);

  const acceptFiles = async (files: File[]) => {
    setOver(false);
    const [first = null] = files;
    const stays = await onChoose(files);
    if (!stays && input.current) input.current.value = '';
    setFile(first);
    setRefused(!stays);
    if (first && stays) onSay(words.chosen(first));
  };

  // Picks up a file that was chosen before hydration, and follows the reset of the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(() => {
    const form = input.current?.form;
    const handleReset = () => {
      setFile(null);
      onSay('');
    };
    form?.addEventListener('reset', handleReset);
    // The events of the very choice may have made React hydrate: they come first, and a refused file has then gone.
    const later = setTimeout(() => {
      if (input.current?.files?.length) acceptFiles([...input.current.files]);
    });
    return () => {
      clearTimeout(later);
      form?.removeEventListener('reset', handleReset);
    };
  }, []);

  const change = (event: ChangeEvent<HTMLInputElement>) => acceptFiles([...(event.target.files ?? [])]);
  // The browser drops one file into the input by itself; of several it would silently take the first.
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
    onSay(words.removed(file));
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
        <span className={styles.choose} aria-hidden="true">
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
            className={styles.remove}
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
