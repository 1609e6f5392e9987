import type { Piece } from '../../../design/highlight.ts';

/** The body of the sample request: fields of the API (docs/product.md, "Requests"). */
export type SampleBody = { [field: string]: string | number | { [field: string]: string | number } };

/** Where the sample request goes. */
export interface Endpoint {
  address: string;
  path: string;
}

/** How a language writes an object. */
interface Notation {
  field(name: string): string;
  text(value: string): string;
  is: string;
  brackets: readonly [open: string, close: string];
  /** Around an object on one line. */
  inline: readonly [open: string, close: string];
  /** Whether the last field has a comma, as is customary there. */
  trailingComma: boolean;
}

const json: Notation = {
  field: (name) => `"${name}"`,
  text: (value) => JSON.stringify(value),
  is: ': ',
  brackets: ['{', '}'],
  inline: ['{ ', ' }'],
  trailingComma: false,
};
const javascript: Notation = { ...json, field: (name) => name, trailingComma: true };
const python: Notation = { ...json, inline: ['{', '}'], trailingComma: true };
const php: Notation = {
  field: (name) => `'${name}'`,
  text: (value) => `'${value.replace(/[\\']/g, '\\$&')}'`,
  is: ' => ',
  brackets: ['[', ']'],
  inline: ['[', ']'],
  trailingComma: true,
};

/** Writes the body: a line for each field, an object inside it on one line. */
function write(body: SampleBody, how: Notation, indent: string): string {
  const value = (of: SampleBody[string]): string => {
    if (typeof of !== 'object') return typeof of === 'string' ? how.text(of) : String(of);
    const [open, close] = how.inline;
    return open + pairs(of).join(', ') + close;
  };
  const pairs = (object: SampleBody) =>
    Object.entries(object).map(([field, of]) => how.field(field) + how.is + value(of));
  const lines = pairs(body).map((pair) => `${indent}  ${pair}`);
  const [open, close] = how.brackets;
  return `${open}\n${lines.join(',\n')}${how.trailingComma ? ',' : ''}\n${indent}${close}`;
}

/** The sample request in every language of the tabs, made from one body so that no two can disagree. */
export function requestsOf({ address, path }: Endpoint, body: SampleBody) {
  const url = address + path;
  return [
    {
      id: 'curl',
      label: 'curl',
      pieces: [
        {
          language: 'shellscript',
          code: `curl ${url} \\\n  -H "Authorization: Bearer $KOGGE_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '`,
        },
        { language: 'json', code: write(body, json, '  ').replaceAll("'", "'\\''") },
        { language: 'shellscript', code: "'" },
      ],
    },
    {
      id: 'javascript',
      label: 'JavaScript',
      pieces: [
        {
          language: 'javascript',
          code: `const response = await fetch("${url}", {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${key}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify(${write(body, javascript, '  ')}),
});`,
        },
      ],
    },
    {
      id: 'python',
      label: 'Python',
      pieces: [
        {
          language: 'python',
          code: `import requests

response = requests.post(
  "${url}",
  headers={"Authorization": f"Bearer {key}"},
  json=${write(body, python, '  ')},
)`,
        },
      ],
    },
    {
      id: 'php',
      label: 'PHP',
      pieces: [
        {
          language: 'php',
          code: `$client = new GuzzleHttp\\Client();

$response = $client->post('${url}', [
  'headers' => ['Authorization' => "Bearer $key"],
  'json' => ${write(body, php, '  ')},
]);`,
        },
      ],
    },
  ] satisfies { id: string; label: string; pieces: Piece[] }[];
}

/** The sample answer as the API writes it. */
export function responseOf(answer: object): Piece[] {
  return [{ language: 'json', code: JSON.stringify(answer, null, 2) }];
}
