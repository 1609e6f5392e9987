import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { definitionOf, type FormId, formIds, forms } from '../../../domain/requests/index.ts';
import { consentsOf, specifiedFields } from '../../../tests/support/bodies.ts';
import { exampleFields } from '../../../tests/support/requests.ts';
import { loadTsx } from '../../../tests/support/tsx.ts';
import { buildBody } from './body.ts';
import type { RequestFormProps } from './types.ts';

const { RequestForm } = await loadTsx(new URL('RequestForm.tsx', import.meta.url));

/** The prerendered HTML of a form. */
function htmlOf(form: FormId, own: boolean, template?: boolean): string {
  const { fields } = definitionOf(forms[form]);
  const entries = Object.entries(fields);
  const fixed = entries.filter(([name, { control }]) => control === 'fixed' && name in exampleFields(form));
  const files = entries.some(([, { control }]) => control === 'pdf');
  return renderToStaticMarkup(
    createElement(RequestForm, {
      id: form,
      form,
      language: 'en',
      action: 'https://functions.example/v1/any',
      own,
      template,
      page: '/',
      fixed: Object.fromEntries(fixed.map(([name]) => [name, name])),
      labelledBy: 'title',
      words: {
        fields: Object.fromEntries(
          entries
            .filter(([, { control }]) => control !== 'fixed')
            .map(([name]) => [name, { label: name, problems: {} }]),
        ),
        remaining: { one: '', other: '' },
        tooMany: { one: '', other: '' },
        consents: consentsOf(form)
          .filter((name) => name !== 'language')
          .map((name) => ({ name, version: 'v1', text: name, missing: '' })),
        ...(files && { files: { units: {}, field: { chosen: '', removeName: '', removed: '' } } }),
      },
    }),
  );
}

/** Names of the controls of a prerendered form: what it sends without script. */
function namesIn(form: FormId, own: boolean): string[] {
  return [...htmlOf(form, own).matchAll(/\sname="([^"]*)"/g)].map(([, name]) => name as string);
}

for (const form of formIds()) {
  const names = [...specifiedFields[form], ...consentsOf(form)];

  test(`without script ${form} posts fields, language and consent, to our own function also form, page and honeypot`, () => {
    assert.deepEqual(namesIn(form, false).sort(), names.toSorted());
    assert.deepEqual(namesIn(form, true).sort(), [...names, 'form', 'page', 'leaveEmpty'].sort());
  });
}

// An application is sent as multipart: tests/e2e/bodies.spec.ts.
for (const form of formIds().filter((form) => form !== 'application')) {
  test(`with script ${form} sends a foreign host the fields, language and consent as JSON`, () => {
    const values = exampleFields(form);
    const entries = new FormData();
    for (const name of namesIn(form, false)) entries.set(name, values[name] ?? 'on');
    const words = { consents: [{ name: 'consent', version: 'v1', text: '', missing: '' }] };
    const { body } = buildBody(
      entries,
      definitionOf(forms[form]),
      { form, language: 'de', own: false, words } as RequestFormProps,
      '2026-12-01T09:00:00.000Z',
    );
    assert.deepEqual(body, {
      ...values,
      language: 'de',
      consent: { version: 'v1', time: '2026-12-01T09:00:00.000Z' },
    });
  });
}

test('only a template has an empty error element below every control', () => {
  const errorsIn = (html: string) => [...html.matchAll(/id="([^"]*)" data-error-for="[^"]*" hidden=""/g)];
  assert.equal(errorsIn(htmlOf('application', true)).length, 0);
  const template = htmlOf('application', true, true);
  assert.equal(
    errorsIn(template).length,
    template.match(/<(?:input(?! type="hidden")|textarea)[^>]* id=/g)?.length,
  );
  for (const [, id] of errorsIn(template))
    assert.match(template, new RegExp(`aria-describedby="[^"]*${id}"`));
});
