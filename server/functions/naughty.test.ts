import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { check, type Field, requestDefinitions } from '../../domain/requests/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { naughtyStrings } from '../../tests/support/naughty-strings.ts';
import { smallPdf } from '../../tests/support/requests.ts';

type Texts = Record<string, string>;

const good: Texts = {
  name: 'Femke Brandt',
  email: 'femke@hansekontor.example',
  company: 'Hansekontor',
  useCase: 'Points for 40 bakeries',
  infrastructureType: 'Blockchain',
  jobTitle: 'Business Development Manager',
};

/** Each way a body can travel. */
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
    const texts = Object.fromEntries(Object.entries(good).filter(([name]) => name in fields));
    const hasFiles = Object.values(fields).some(({ control }) => control === 'pdf');
    // Reading a body knows nothing of its kind: one kind that travels every way is enough.
    const ways = hasFiles ? ['multipart'] : definition.kind === 'demo' ? Object.keys(bodies) : ['JSON'];

    for (const way of ways) {
      test(`${definition.kind} as ${way} is stored byte for byte or refused`, async () => {
        let stored = 0;
        const asked = Object.entries(fields).filter(([, { control }]) => control !== 'pdf');
        for (const [name] of asked) {
          for (const text of naughtyStrings) {
            const values = { ...texts, [name]: text };
            const { body, type } = (bodies[way] as (typeof bodies)[string])(values, hasFiles);
            const response = await site.app.request(`/functions/v1/${definition.functionName}`, {
              method: 'POST',
              body,
              headers: type ? { 'content-type': type } : {},
            });
            const answer = (await response.json()) as { id: string; error?: { fields?: Texts } };
            if (response.status === 200) {
              const request = await site.store.get(answer.id);
              assert.equal(request?.fields[name] ?? '', text.trim() === '' ? '' : arrives(way, text));
              stored++;
            } else {
              assert.equal(response.status, 400);
              assert.notEqual(check(definition, values).problems[name], undefined, JSON.stringify(text));
              assert.deepEqual(Object.keys(answer.error?.fields ?? {}), [name]);
            }
          }
        }
        assert(stored > 0);
      });
    }
  }

  test('what all this has logged holds none of them', () => {
    const log = site.lines.join('');
    assert.doesNotMatch(log, /Femke|hansekontor|<script|DROP TABLE/);
  });
});

/** FormData sends every line break as CRLF (https://xhr.spec.whatwg.org, multipart encoding); JSON keeps all. */
function arrives(way: string, text: string): string {
  return way === 'multipart' ? text.replace(/\r\n|\r|\n/g, '\r\n') : text;
}
