import { useEffect, useState } from 'react';
import { plural } from '../../../domain/text.ts';
import { useLanguage } from '../language.ts';
import styles from './RemainingCharacters.module.css';
import type { RequestWords } from './types.ts';

const nearLimit = 200;
const announceAfterMs = 1000;

interface Props {
  field: string;
  max: number;
  words: Pick<RequestWords, 'remaining' | 'tooMany'>;
}

/** The number of characters left, shown near the limit and announced when typing pauses. */
export function RemainingCharacters({ field, max, words }: Props) {
  const language = useLanguage();
  const [left, setLeft] = useState(max);
  const [spoken, setSpoken] = useState('');
  const text =
    left > nearLimit ? '' : plural(language, left < 0 ? words.tooMany : words.remaining, Math.abs(left));

  useEffect(() => {
    const control = document.getElementById(field) as HTMLTextAreaElement;
    const count = () => setLeft(max - control.value.length);
    const recount = () => setTimeout(count);
    count();
    control.addEventListener('input', count);
    control.form?.addEventListener('reset', recount);
    return () => {
      control.removeEventListener('input', count);
      control.form?.removeEventListener('reset', recount);
    };
  }, [field, max]);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      {text && (
        <p className={left < 0 ? styles.over : styles.left} aria-hidden="true">
          {text}
        </p>
      )}
      <span className="sr" role="status">
        {spoken}
      </span>
    </>
  );
}
