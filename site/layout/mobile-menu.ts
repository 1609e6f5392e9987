/** Keeps the focus in the open mobile menu, and closes it when a link is clicked or the window gets wide. */
export function controlMobileMenu(menu: HTMLElement): void {
  menu.addEventListener('toggle', () => {
    const open = menu.matches(':popover-open');
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = open;
  });
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && menu.hidePopover());
  matchMedia('(width >= 48rem)').addEventListener('change', () => menu.hidePopover());
}
