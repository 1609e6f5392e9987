interface Props {
  items: readonly { title: string; text: string }[];
  /** Ids of what names the list. */
  labelledBy?: string | undefined;
  className?: string;
}

/** Features, each a name and a sentence; the section around them places them and ties them to its drawing. */
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
