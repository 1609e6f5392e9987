import { Dialog } from '../../design/Dialog.tsx';
import { api, dataOf } from './api.ts';
import { closeDialog, DialogButtons } from './dialogs.tsx';
import { useDeed } from './queries.ts';
import { words } from './words.ts';

const { discard: texts } = words;

/** Asks for confirmation before suspected spam is deleted. */
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
    <Dialog id="discard" title={texts.title} intro={texts.text} close={words.close}>
      <DialogButtons id="discard">
        <button type="button" className="btn" onClick={run} disabled={discard.isPending}>
          {texts.confirm}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
