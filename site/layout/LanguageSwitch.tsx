import type { Language } from '../../domain/languages.ts';

interface Props {
  label: string;
  name: string;
  lang: Language;
  href: string;
  /** `path` on pages that are not in `domain/pages.ts`: the script sets the link to the current path. */
  keeps: 'page' | 'path';
  className?: string;
}

/** A link to the same page in another language. `document-script.ts` adds query and anchor. */
export function LanguageSwitch({ label, name, lang, href, keeps, className }: Props) {
  return (
    <a
      className={className}
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-label={name}
      data-language-switch={keeps}
    >
      {label}
    </a>
  );
}
