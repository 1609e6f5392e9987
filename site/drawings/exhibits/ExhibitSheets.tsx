import type { ReactNode } from 'react';
import drawings from '../drawings.module.css';

/** An exhibit and its text alternatives. */
export interface Exhibit {
  label: { wide: string; narrow: string };
  wide: ReactNode;
  narrow: ReactNode;
}

interface Props extends Exhibit {
  sheets: { wide: string; narrow: string };
  /** Classes that show the size that fits. */
  classes: Readonly<Record<string, string>>;
  preserveAspectRatio?: string;
}

/** Both sizes of an exhibit as SVG. */
export function ExhibitSheets({ sheets, classes, label, preserveAspectRatio, ...drawn }: Props) {
  return (['wide', 'narrow'] as const).map((size) => (
    <svg
      key={size}
      className={`${drawings.art} ${classes[size]}`}
      viewBox={`0 0 ${sheets[size]}`}
      preserveAspectRatio={preserveAspectRatio}
      role="img"
      aria-label={label[size]}
    >
      {drawn[size]}
    </svg>
  ));
}
