import { type Icon as IconName, icons } from './icons.ts';

/** A line icon; decoration, so the words beside it must say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
