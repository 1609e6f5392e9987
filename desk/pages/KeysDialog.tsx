import { Dialog } from '../../design/Dialog.tsx';
import styles from './dialogs.module.css';
import { words } from './words.ts';

const { keys: own } = words;
const list: readonly [keys: readonly string[], words: string][] = [
  [['J'], own.next],
  [['K'], own.previous],
  [['O', '↵'], own.open],
  [['U', 'Esc'], own.back],
  [['A'], own.answer],
  [['E'], own.answered],
  [['S'], own.spam],
  [['/'], own.search],
  [['G'], own.newest],
  [['?'], own.help],
];

/** The keyboard shortcuts. */
export function KeysDialog() {
  return (
    <Dialog id="keys" title={own.title} intro={own.intro} close={own.close}>
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
