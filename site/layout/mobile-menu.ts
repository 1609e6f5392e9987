/** The mobile menu keeps focus to itself while it is open, and closes when a link is chosen. */
export function controlMobileMenu(menu: HTMLElement): void {
  menu.addEventListener('toggle', () => {
    const open = menu.matches(':popover-open');
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = open;
  });
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && menu.hidePopover());
  matchMedia('(min-width: 48rem)').addEventListener('change', () => menu.hidePopover());
}
