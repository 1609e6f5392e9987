import type { Language } from '../../domain/languages.ts';

interface Props {
  label: string;
  name: string;
  lang: Language;
  href: string;
  /** `path` on pages that are not in `domain/pages.ts`: the switch keeps the path of the address. */
  keeps: 'page' | 'path';
  className?: string;
}

/** The same page in another language. The script of the document adds the query and the anchor of the address. */
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
