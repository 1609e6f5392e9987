interface Props {
  items: readonly { title: string; text: string }[];
  className?: string;
}

export function DescriptionList({ items, className }: Props) {
  return (
    <dl className={className}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
