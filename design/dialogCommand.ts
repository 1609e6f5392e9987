/**
 * Attributes of a button that opens or closes a dialog. Browsers without invoker commands open it as a popover if there
 * is no script (site/layout/dialogs.ts).
 */
export function dialogCommand(id: string, command: 'show-modal' | 'close') {
  return {
    command,
    commandfor: id,
    popoverTarget: id,
    popoverTargetAction: command === 'close' ? 'hide' : 'show',
  } as const;
}
