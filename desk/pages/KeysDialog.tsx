import { Dialog } from '../../design/Dialog.tsx';
import styles from './dialogs.module.css';
import { words } from './words.ts';

const { keys: texts } = words;
const list: readonly [keys: readonly string[], words: string][] = [
  [['J'], texts.next],
  [['K'], texts.previous],
  [['O', '↵'], texts.open],
  [['U', 'Esc'], texts.back],
  [['A'], texts.answer],
  [['E'], texts.answered],
  [['S'], texts.spam],
  [['/'], texts.search],
  [['G'], texts.newest],
  [['?'], texts.help],
];

/** The keyboard shortcuts. */
export function KeysDialog() {
  return (
    <Dialog id="keys" title={texts.title} intro={texts.intro} close={texts.close}>
      <dl className={styles.keys}>
        {list.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
