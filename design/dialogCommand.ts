/**
 * What makes a button open or close a dialog. Where the browser knows no invoker commands and there is no script, the
 * dialog is a popover; otherwise it is modal (site/layout/document-script.ts).
 */
export function dialogCommand(id: string, command: 'show-modal' | 'close') {
  return {
    command,
    commandfor: id,
    popoverTarget: id,
    popoverTargetAction: command === 'close' ? 'hide' : 'show',
  } as const;
}
