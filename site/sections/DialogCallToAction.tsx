import { DialogButton } from '../../design/Button.tsx';
import { CallToAction } from './CallToAction.tsx';

interface Props {
  title: string;
  text: string;
  says?: string;
  button: string;
  dialog: string;
}

/** A {@link CallToAction} with one button that opens a request dialog. */
export function DialogCallToAction({ button, dialog, ...call }: Props) {
  return (
    <CallToAction {...call}>
      <DialogButton dialog={dialog} icon="arrow">
        {button}
      </DialogButton>
    </CallToAction>
  );
}
