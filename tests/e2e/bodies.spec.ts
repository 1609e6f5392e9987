import type { Page } from '@playwright/test';
import type { FormId } from '../../domain/requests/index.ts';
import { consentsOf, hostedFunctions, type ReceivedBody, specifiedFields } from '../support/bodies.ts';
import {
  type FormOnPage,
  fillIn,
  formOf,
  hydrated,
  noticeOf,
  open,
  submitOf,
  valuesOf,
} from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

let host: Awaited<ReturnType<typeof hostedFunctions>>;
test.beforeAll(async () => {
  host = await hostedFunctions();
});
test.afterAll(() => host.stop());

/** Fills a form in, sends it, and returns what arrived at the host. */
async function sent(page: Page, placed: FormOnPage): Promise<ReceivedBody> {
  host.bodies.length = 0;
  const form = await hydrated(await open(page, placed));
  const values = valuesOf(placed);
  await fillIn(form, placed, values);
  await submitOf(form).click();
  await expect(noticeOf(page)).toContainText(placed.success.title);
  expect(host.bodies).toHaveLength(1);
  const [body] = host.bodies as [ReceivedBody];
  expect(body.path).toBe(placed.endpoint);
  expect(body.type).toBe(placed.form === 'application' ? 'multipart/form-data' : 'application/json');
  expect(body.values).toMatchObject({ ...values, language: placed.language });
  return body;
}

/** Rewrites pages as if they were built with PUBLIC_FUNCTIONS_URL of another host. */
async function buildForHost(page: Page): Promise<void> {
  // Chromium asks before a fulfilled page may reach loopback.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const html = await response.text();
    const ownFields = /<input type="hidden" name="form".*?<\/label>/gs;
    expect(html).toMatch(ownFields);
    return route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace("connect-src 'self'", `$& ${host.origin}`),
      },
      body: html
        .replaceAll('/functions/v1/', `${host.origin}/functions/v1/`)
        .replaceAll('&quot;own&quot;:[0,true]', '&quot;own&quot;:[0,false]')
        .replaceAll(ownFields, ''),
    });
  });
}

// JSON bodies of our own function: states.spec.ts.
test('application: our own function gets the fields and what the site adds', async ({ page }) => {
  const placed = formOf('application');
  await page.route(`**${placed.endpoint}`, (route) =>
    route.continue({ url: `${host.origin}${placed.endpoint}` }),
  );
  const { values } = await sent(page, placed);
  const additions = ['form', 'leaveEmpty', 'elapsed', 'page'];
  expect(Object.keys(values).sort()).toEqual([...keysOf('application'), ...additions].sort());
  expect(values).toMatchObject({ form: 'application', leaveEmpty: '' });
  expect(Number(values.elapsed)).toBeGreaterThan(0);
});

// One JSON and one multipart form; bodies of all forms: RequestForm.test.ts.
for (const form of ['demo', 'application'] as const) {
  test(`${form}: a function on another host gets the fields, language and consent`, async ({ page }) => {
    await buildForHost(page);
    const { values } = await sent(page, formOf(form));
    expect(Object.keys(values).sort()).toEqual(keysOf(form).sort());
  });
}

/** What is filled in and ticked. */
function keysOf(form: FormId): string[] {
  return [...specifiedFields[form].filter((name) => name !== 'coverLetter'), ...consentsOf(form)];
}
