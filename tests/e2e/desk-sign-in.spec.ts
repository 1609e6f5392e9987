import { findings, sidewaysScroll } from '../support/accessibility.ts';
import { RunningDesk } from '../support/desk-process.ts';
import { MailServer } from '../support/mail-server.ts';
import { freePort } from '../support/server.ts';
import { expect, watched as test } from '../support/site.ts';

const email = 'ole@kogge.example';

for (const [language, width] of [
  ['en', 1440],
  ['de', 390],
] as const) {
  const de = language === 'de';
  const refused = de ? 'Dieser Link öffnet das Pult nicht' : 'This link does not open the desk';
  test(`signing in by mail: a wrong address, a link, another browser, once, and out again, ${language} at ${width} px`, async ({
    page,
    browser,
    expectedErrors,
  }) => {
    expectedErrors.push(/403/);
    const mail = new MailServer();
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const desk = await RunningDesk.start({
      SMTP_URL: await mail.start(),
      DESK_PORT: String(port),
      DESK_URL: url,
      DESK_PEOPLE: email,
      TRUSTED_PROXIES: '192.0.2.1',
    });
    const look = async (what: string) => {
      expect(await findings(page), what).toEqual([]);
      expect(await sidewaysScroll(page), what).toBe(0);
    };
    try {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${url}${de ? '/de' : ''}/sign-in`);
      const field = page.getByRole('textbox');
      await look('the form');
      await field.fill('ole');
      await page.getByRole('button').click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await look('no address');
      await field.fill(email);
      await page.getByRole('button').click();
      await expect(page.getByText(de ? 'Sehen Sie in Ihr Postfach' : 'Check your mailbox')).toBeVisible();
      await look('sent');

      const [received] = await mail.to(email);
      const link = received?.text?.match(/http\S+#[\w-]+/)?.[0] ?? '';
      const enter = de ? 'Anmelden' : 'Sign in';
      const elsewhere = await (await browser.newContext()).newPage();
      await elsewhere.goto(link);
      await elsewhere.getByRole('button').click();
      await expect(elsewhere.getByText(refused)).toBeVisible();
      await elsewhere.context().close();

      await page.goto(link);
      await look('the link');
      await page.getByRole('button', { name: enter }).click();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page).toHaveURL(`${url}/${de ? 'de' : ''}`);
      await page.getByRole('banner').locator('summary').click();
      await look('who is signed in');
      await page.getByRole('button', { name: de ? 'Abmelden' : 'Sign out', exact: true }).click();
      await expect(page.getByRole('textbox')).toBeVisible();
      await look('signed out');

      await page.goto('about:blank');
      await page.goto(link);
      await page.getByRole('button', { name: enter }).click();
      await expect(page.getByText(refused)).toBeVisible();
      await look('a link that has been used');
    } finally {
      await desk.stop();
      await mail.stop();
    }
  });
}
