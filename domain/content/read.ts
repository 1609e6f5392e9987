import { type Document, isNode, LineCounter, parseDocument } from 'yaml';

/** A problem of a content file, for the person who edits it. */
export interface Problem {
  /** Path from the root of the project. */
  file: string;
  /** From 1; 0 for the whole file. */
  line: number;
  /** Path of the key, `services.groups.ai`, or empty. Entries of lists count from 1. */
  key: string;
  message: string;
}

type Path = readonly PropertyKey[];

export interface ContentFile {
  /** Path from the root of the project. */
  file: string;
  values: unknown;
  /** The text below the front matter; empty in YAML files. */
  body: string;
  /** A problem at a path of keys, on the line of the nearest key that exists. */
  problem(path: Path, message: string): Problem;
}

export function reportOf(problems: readonly Problem[]): string {
  return problems.map(lineOf).join('\n');
}

/** `content/en/home.yaml:12  hero.explore: …` */
export function lineOf({ file, line, key, message }: Problem): string {
  return `${file}${line ? `:${line}` : ''}  ${key ? `${key}: ` : ''}${message}`;
}

/**
 * Parses a YAML file, or Markdown with front matter, for checker, build and server. Returns a problem if it cannot.
 * `names` are placeholders filled in all texts ({@link companyNames}).
 */
export function readContentFile(
  file: string,
  bytes: Uint8Array,
  names: Readonly<Record<string, string>> = {},
): ContentFile | Problem {
  const at = (line: number, message: string): Problem => ({ file, line, key: '', message });
  const damaged = damagedLine(bytes);
  if (damaged) {
    return at(damaged, 'A letter on this line is damaged, or the file is not UTF-8. Save the file as UTF-8.');
  }
  const text = new TextDecoder().decode(bytes);
  const yaml = file.endsWith('.md') ? frontMatter(text) : { text, line: 1, body: '' };
  if (!yaml) return at(1, 'The file begins with words between two lines of three hyphens (---).');

  const lines = new LineCounter();
  const document = parseDocument(yaml.text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + yaml.line - 1;
  const [error] = document.errors;
  if (error) {
    // The parser reports an unclosed quote only at the next quote or at the end of the file.
    const open = yaml.text.split('\n').findIndex((line) => openQuote.test(line));
    return open < 0
      ? at(lineAt(error.pos[0]), sentences[error.code] ?? `This is not YAML: ${error.message}.`)
      : at(
          open + yaml.line,
          'A quote is opened on this line and not closed. Write the same quote at its end.',
        );
  }
  return {
    file,
    values: withNames(document.toJS(), names),
    body: String(withNames(yaml.body, names)),
    problem: (path, message) => ({
      file,
      line: lineAt(offsetOf(document, path)),
      key: keyOf(path),
      message,
    }),
  };
}

function withNames(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (braces, name: string) => names[name] ?? braces);
  }
  if (Array.isArray(value)) return value.map((entry) => withNames(entry, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNames(inner, names)]));
}

/** The first line that is not UTF-8 or has a replacement character (U+FFFD), from 1. */
function damagedLine(bytes: Uint8Array): number | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // In UTF-8 the byte 0x0a is always a line break.
  for (let line = 1, start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const next = end < 0 ? bytes.length : end + 1;
    try {
      if (decoder.decode(bytes.subarray(start, next)).includes('\ufffd')) return line;
    } catch {
      return line;
    }
    start = next;
  }
  return undefined;
}

function frontMatter(text: string): { text: string; line: number; body: string } | undefined {
  const [before, yaml] = /^---\r?\n(.*?\n)---\r?\n/s.exec(text) ?? [];
  return before && yaml ? { text: yaml, line: 2, body: text.slice(before.length) } : undefined;
}

/** A value with a quote that its line does not close. */
const openQuote = /^\s*(?:- )*(?:[\w-]+: +)?(?:"(?:\\.|[^"\\])*|'(?:''|[^'])*)$/;

const sentences: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon and a space in it needs double quotes around it.',
  TAB_AS_INDENT: 'Indent with spaces, not with tabs.',
  DUPLICATE_KEY: 'This key stands twice in its group. Remove one.',
  BAD_INDENT: 'This line is indented by a wrong number of spaces: keys of one group stand below each other.',
  BAD_SCALAR_START: 'A text that begins with this sign needs double quotes around it.',
  MULTILINE_IMPLICIT_KEY: 'This line is neither `key: text` nor `- text`.',
};

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const name = path[length - 1];
    const node =
      isNode(parent) && 'items' in parent
        ? (parent.items as unknown[]).find((item, index) =>
            item && typeof item === 'object' && 'key' in item
              ? String(item.key) === String(name)
              : index === name,
          )
        : undefined;
    const start = rangeOf(node);
    if (start !== undefined) return start;
  }
  return 0;
}

function rangeOf(item: unknown): number | undefined {
  const node = item && typeof item === 'object' && 'key' in item ? item.key : item;
  return isNode(node) ? node.range?.[0] : undefined;
}

function keyOf(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? `#${step + 1}` : String(step))).join('.');
}
