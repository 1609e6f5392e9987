import { Icon } from '../../design/Icon.tsx';

/** Prints the page. Hidden without script (`LegalPage.module.css`). */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="btn btn--ghost btn--sm" onClick={() => print()}>
      <Icon name="print" />
      {label}
    </button>
  );
}
