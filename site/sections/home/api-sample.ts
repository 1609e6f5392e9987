import type { Run } from '../../../design/CodeBlock.tsx';

/** The body of the sample request: fields of the API (docs/product.md, "Requests"). */
export type SampleBody = { [field: string]: string | number | { [field: string]: string | number } };

/** Where the sample request goes. */
export interface Endpoint {
  address: string;
  path: string;
}

/** Object syntax of a language. */
interface Notation {
  field(name: string): string;
  text(value: string): string;
  is: string;
  brackets: readonly [open: string, close: string];
  trailingComma: boolean;
}

const json: Notation = {
  field: (name) => `"${name}"`,
  text: (value) => JSON.stringify(value),
  is: ': ',
  brackets: ['{', '}'],
  trailingComma: false,
};
/** Inside the single quotes of a shell. */
const jsonInShell: Notation = { ...json, text: (value) => JSON.stringify(value).replaceAll("'", "'\\''") };
const javascript: Notation = { ...json, field: (name) => name, trailingComma: true };
const python: Notation = { ...json, trailingComma: true };
const php: Notation = {
  field: (name) => `'${name}'`,
  text: (value) => `'${value.replace(/[\\']/g, '\\$&')}'`,
  is: ' => ',
  brackets: ['[', ']'],
  trailingComma: true,
};

/** An object and those inside it, one line for each field. */
function write(
  body: SampleBody,
  how: Notation,
  indent: string,
): { open: string; fields: string; close: string } {
  const value = (of: SampleBody[string]): string => {
    if (typeof of !== 'object') return typeof of === 'string' ? how.text(of) : String(of);
    const { open, fields, close } = write(of, how, `${indent}  `);
    return open + fields + close;
  };
  const lines = Object.entries(body).map(
    ([field, of]) => `${indent}  ${how.field(field)}${how.is}${value(of)}`,
  );
  const [open, close] = how.brackets;
  return {
    open: `${open}\n`,
    fields: `${lines.join(',\n')}${how.trailingComma ? ',' : ''}\n`,
    close: indent + close,
  };
}

/** The sample request for each tab, from one body so that they agree. */
export function requestsOf({ address, path }: Endpoint, body: SampleBody) {
  const url = address + path;
  const requests = [
    {
      id: 'curl',
      label: 'curl',
      notation: jsonInShell,
      start: `curl ${url} \\\n`,
      headers: `  -H "Authorization: Bearer $KOGGE_KEY" \\\n  -H "Content-Type: application/json" \\\n`,
      around: [`  -d '`, `'`],
    },
    {
      id: 'javascript',
      label: 'JavaScript',
      notation: javascript,
      start: `const url =\n  "${url}";\nconst response = await fetch(url, {\n  method: "POST",\n`,
      headers: `  headers: {
    Authorization: \`Bearer \${key}\`,
    "Content-Type": "application/json",
  },\n`,
      around: ['  body: JSON.stringify(', '),\n});'],
    },
    {
      id: 'python',
      label: 'Python',
      notation: python,
      start: `import requests\n\nresponse = requests.post(\n  "${url}",\n`,
      headers: '  headers={"Authorization": f"Bearer {key}"},\n',
      around: ['  json=', ',\n)'],
    },
    {
      id: 'php',
      label: 'PHP',
      notation: php,
      start: `$client = new GuzzleHttp\\Client();\n$url =\n  '${url}';\n$response = $client->post($url, [\n`,
      headers: `  'headers' => ['Authorization' => "Bearer $key"],\n`,
      around: [`  'json' => `, ',\n]);'],
    },
  ] as const;
  return requests.map(({ id, label, notation, start, headers, around: [before, after] }) => {
    const { open, fields, close } = write(body, notation, '  ');
    const code: Run[] = [
      { text: start },
      { text: headers, part: 'headers' },
      { text: before + open },
      { text: fields, part: 'body' },
      { text: close + after },
    ];
    return { id, label, code };
  });
}

/** The sample answer as indented JSON. */
export function responseOf(answer: object): Run[] {
  const lines = JSON.stringify(answer, null, 2).split('\n');
  return [
    { text: `${lines[0]}\n` },
    { text: `${lines.slice(1, -1).join('\n')}\n`, part: 'body' },
    { text: lines.at(-1) ?? '' },
  ];
}
