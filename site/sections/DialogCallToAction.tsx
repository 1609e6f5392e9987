import { DialogButton } from '../../design/Button.tsx';
import { CallToAction } from './CallToAction.tsx';

interface Props {
  title: string;
  text: string;
  says?: string;
  button: string;
  /** Id of the dialog that the button opens. */
  dialog: string;
}

/** The call at the foot of a page whose one button opens a request dialog. */
export function DialogCallToAction({ button, dialog, ...call }: Props) {
  return (
    <CallToAction {...call}>
      <DialogButton dialog={dialog} icon="arrow">
        {button}
      </DialogButton>
    </CallToAction>
  );
}
