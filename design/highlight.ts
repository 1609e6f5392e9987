import { codeToTokensBase, type ThemeRegistrationRaw } from 'shiki';

type TokenKind = 'string' | 'keyword' | 'number';
/** A run of code; without `kind` it has the colour of the text. */
export type Token = { text: string; kind?: TokenKind };

/** Code in the language of its grammar; a snippet with code inside code is several pieces. */
export type Piece = { language: 'shellscript' | 'javascript' | 'python' | 'php' | 'json'; code: string };

// Shiki writes colours inline, which the CSP forbids. Each colour of this theme stands for a kind, and the
// stylesheet of CodeBlock gives the kind its real colour.
const kinds = new Map<string, TokenKind>([
  ['#000001', 'string'],
  ['#000002', 'keyword'],
  ['#000003', 'number'],
]);
const colourOf = (kind: TokenKind) => [...kinds].find(([, value]) => value === kind)?.[0] as string;
const theme: ThemeRegistrationRaw = {
  name: 'kogge',
  settings: [
    { settings: { foreground: '#000000' } },
    {
      scope: ['string.quoted', 'string.template', 'punctuation.definition.string', 'storage.type.string'],
      settings: { foreground: colourOf('string') },
    },
    {
      scope: ['keyword.control', 'keyword.other.new', 'storage.type', 'support.type.property-name'],
      settings: { foreground: colourOf('keyword') },
    },
    { scope: ['constant.numeric', 'constant.language'], settings: { foreground: colourOf('number') } },
  ],
};

/** Splits code into tokens by the grammar of each piece. For the build only: the grammars are megabytes. */
export async function highlight(pieces: readonly Piece[]): Promise<Token[]> {
  const tokens: Token[] = [];
  const add = (text: string, kind?: TokenKind) => {
    const last = tokens.at(-1);
    if (last && (last.kind === kind || !text.trim())) last.text += text;
    else tokens.push({ text, ...(kind && { kind }) });
  };
  for (const { language, code } of pieces) {
    // Without its limit of time: on a busy machine it would leave a line half read and colour it wrongly.
    const lines = await codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 });
    for (const [number, line] of lines.entries()) {
      if (number > 0) add('\n');
      for (const { content, color } of line) add(content, kinds.get(color?.toLowerCase() ?? ''));
    }
  }
  return tokens;
}
