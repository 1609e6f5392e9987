export interface BreadcrumbProps {
  /** Accessible name of the navigation. */
  label: string;
  /** From the outermost; without `href` plain text. */
  items: readonly { text: string; href?: string }[];
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav className="crumb" aria-label={label}>
      <ol>
        {items.map(({ text, href }) => (
          <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
        ))}
      </ol>
    </nav>
  );
}
