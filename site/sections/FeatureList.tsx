interface Props {
  items: readonly { title: string; text: string }[];
  /** Ids of the headings that name the list. */
  labelledBy?: string | undefined;
  className?: string;
}

/** Features as a list; the section around it sets the layout. */
export function FeatureList({ items, labelledBy, className }: Props) {
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
