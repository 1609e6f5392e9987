import { Dialog } from '../../design/Dialog.tsx';
import { api, dataOf } from './api.ts';
import { closeDialog } from './dialogs.ts';
import { useDeed } from './queries.ts';
import { words } from './words.ts';

const { discard: own } = words;

/** Asks before suspected spam is thrown away. */
export function DiscardDialog({ id, onDone }: { id: string; onDone: () => void }) {
  const discard = useDeed(
    () => dataOf(api.requests[':id'].$delete({ param: { id } })),
    () => words.request.discarded,
  );
  const run = () =>
    discard.mutate(undefined, {
      onSuccess: () => {
        closeDialog('discard');
        onDone();
      },
    });
  return (
    <Dialog id="discard" title={own.title} intro={own.text} close={words.close}>
      <div className="btns">
        <button type="button" className="btn" onClick={run} disabled={discard.isPending}>
          {own.confirm}
        </button>
        <button type="button" className="btn btn--ghost" onClick={() => closeDialog('discard')}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
