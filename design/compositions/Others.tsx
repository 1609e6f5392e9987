import { Flag, type FlagId } from '../Flag.tsx';

interface Props {
  label: string;
  items: readonly { id: string; flag: FlagId; href: string; name: string }[];
}

/** Links to other solutions by their flags. */
export function Others({ label, items }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="others">
        {items.map(({ id, flag, href, name }) => (
          <li key={id}>
            <a href={href}>
              <Flag id={flag} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
