/** Line icons of the desk, 24 × 24, in the style of the site's. */
const icons = {
  search: 'M4 10a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M15 15l6 6',
  filter: 'M3 5h18M6 12h12M10 19h4',
  back: 'M21 12H4M10 6l-6 6 6 6',
  newer: 'M4 15l8-8 8 8',
  older: 'M4 9l8 8 8-8',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  note: 'M4 5h16M4 11h16M4 17h9',
  download: 'M12 3v13M6 11l6 6 6-6M4 21h16',
  warning: 'M12 3l10 18H2zM12 10v5M12 17v2',
} as const;

export function DeskIcon({ name }: { name: keyof typeof icons }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
