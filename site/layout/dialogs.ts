/** Removes the popover fallback of `design/dialogCommand.ts`, which is not modal. */
export function makeDialogsModal(): void {
  for (const button of document.querySelectorAll('[commandfor][popovertarget]')) {
    button.removeAttribute('popovertarget');
  }
}

/** With a finger the dialog takes the focus and not its first field, whose keyboard would cover half of it. */
export function focusDialogsByTouch(): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  for (const field of document.querySelectorAll<HTMLElement>('dialog [autofocus]')) {
    field.removeAttribute('autofocus');
    field.closest('dialog')?.setAttribute('autofocus', '');
  }
}

/**
 * Focuses a clicked button, which Safari does not, so that a closing dialog can return the focus. Opens and closes
 * dialogs in browsers without invoker commands.
 */
export function openDialogsByButton(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[commandfor]');
    if (!button) return;
    button.focus({ preventScroll: true });
    if ('command' in button) return;
    const id = button.getAttribute('commandfor') as string;
    const dialog = document.getElementById(id) as HTMLDialogElement;
    if (button.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}

/** For browsers without `closedby`: a click that starts and ends on the backdrop closes the dialog. */
export function closeDialogsByBackdrop(): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  let began = false;
  addEventListener('pointerdown', (event) => {
    began = isOnBackdrop(event);
  });
  addEventListener('click', (event) => {
    if (began && isOnBackdrop(event)) (event.target as HTMLDialogElement).close();
  });
}

function isOnBackdrop({ target, clientX: x, clientY: y }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
