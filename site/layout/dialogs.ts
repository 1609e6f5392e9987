/** With script a dialog is modal everywhere; the popover that `design/Dialog.tsx` falls back to is not. */
export function makeDialogsModal(): void {
  for (const button of document.querySelectorAll('[commandfor][popovertarget]')) {
    button.removeAttribute('popovertarget');
  }
}

/**
 * The buttons that open and close dialogs. A closing dialog gives the focus back to what had it before, and Safari does
 * not focus a button that is clicked. Browsers without invoker commands also need the opening and closing itself.
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

/** Browsers without `closedby`: a click on the backdrop closes the dialog, one that only ends there does not. */
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
