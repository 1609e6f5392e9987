import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type AnyFields, check, type Field, requestDefinitions } from '../../domain/requests/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { naughtyStrings } from '../../tests/support/naughty-strings.ts';
import { exampleFields, smallPdf } from '../../tests/support/requests.ts';

type Texts = Record<string, string>;

/** The body formats. */
const bodies: Record<string, (texts: Texts, files: boolean) => { body: BodyInit; type?: string }> = {
  JSON: (texts) => ({ body: JSON.stringify(texts), type: 'application/json' }),
  urlencoded: (texts) => ({ body: new URLSearchParams(texts) }),
  multipart: (texts, files) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(texts)) body.append(name, value);
    if (files) body.append('resume', new File([smallPdf], 'cv.pdf'));
    return { body };
  },
};

describe('every naughty string through every field', () => {
  let site: Awaited<ReturnType<typeof testApp>>;
  before(async () => {
    site = await testApp();
  });
  after(() => site.stop());

  for (const definition of requestDefinitions) {
    const fields: Record<string, Field> = definition.fields;
    const texts = exampleFields(definition.kind);
    const hasFiles = Object.values(fields).some(({ control }) => control === 'pdf');
    // Parsing does not depend on the kind: one kind in every format is enough.
    const ways = hasFiles ? ['multipart'] : definition.kind === 'demo' ? Object.keys(bodies) : ['JSON'];

    for (const way of ways) {
      test(`${definition.kind} as ${way} is stored byte for byte or refused`, async () => {
        const asked = Object.keys(fields).filter((name) => fields[name]?.control !== 'pdf');
        const send = async (values: Texts) => {
          const { body, type } = (bodies[way] as (typeof bodies)[string])(values, hasFiles);
          const headers: Texts = type ? { 'content-type': type } : {};
          const path = `/functions/v1/${definition.functionName}`;
          const response = await site.app.request(path, { method: 'POST', body, headers });
          const answer = (await response.json()) as { id: string; error?: { fields?: Texts } };
          return { status: response.status, ...answer };
        };
        for (const text of naughtyStrings) {
          const refused = asked.filter(
            (name) => check(definition, { ...texts, [name]: text }).problems[name],
          );
          for (const name of refused) {
            const { status, error } = await send({ ...texts, [name]: text });
            assert.equal(status, 400, JSON.stringify(text));
            assert.deepEqual(Object.keys(error?.fields ?? {}), [name]);
          }
          const taken = asked.filter((name) => !refused.includes(name));
          const { status, id } = await send({
            ...texts,
            ...Object.fromEntries(taken.map((name) => [name, text])),
          });
          assert.equal(status, 200, JSON.stringify(text));
          const stored: AnyFields = (await site.store.requests.get(id))?.fields ?? {};
          for (const name of taken) {
            assert.equal(stored[name] ?? '', text.trim() === '' ? '' : arrives(way, text));
          }
        }
      });
    }
  }

  test('the log of these tests has none of them', () => {
    const log = site.lines.join('');
    assert.doesNotMatch(log, /Femke|hansekontor|<script|DROP TABLE/);
  });
});

/** FormData sends every line break as CRLF (https://xhr.spec.whatwg.org, multipart encoding); JSON keeps all. */
function arrives(way: string, text: string): string {
  return way === 'multipart' ? text.replace(/\r\n|\r|\n/g, '\r\n') : text;
}
