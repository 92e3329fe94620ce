import { receivedCalls } from './support/consent.ts';
import { at, expect, test } from './support/panel.ts';

/** Returns the message of a reported error. */
const messageOf = (report: unknown) => at(at(at(at(report, 'exception'), 'values'), 0), 'value');

test('an uncaught error is reported, without the token in the URL', async ({ page, panel }) => {
  await panel.goto('/errors/error-404?token=9f86d081884c7d659a2feaa0c55ad015');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new Error('planted twice') }));
    dispatchEvent(new ErrorEvent('error', { error: new Error('planted twice') }));
  });
  const planted = async () =>
    (await receivedCalls(page, 'errors')).filter((report) =>
      String(messageOf(report)).includes('planted twice'),
    );
  await expect.poll(async () => (await planted()).length).toBe(2);
  const [first] = await planted();
  expect(at(at(first, 'request'), 'url')).toMatch(/error-404\?token=\*\*\*$/);
});

test('a rejected request is reported with its shape, unless the server logged it', async ({
  page,
  panel,
}) => {
  await panel.signIn('mert');
  await page.route('**/api/customers/*/users/*', async (route) => {
    const isWrite = route.request().method() === 'PUT';
    if (!isWrite) return route.fallback();
    await route.fulfill({
      status: 409,
      json: { message: 'planted refusal', code: 'conflict', errors: [], requestId: 'r-409' },
    });
  });
  await panel.goto('/settings/profile');
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Mertcan');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const calls = async () =>
    (await receivedCalls(page, 'errors'))
      .map((report) => at(at(report, 'contexts'), 'call'))
      .filter((call) => call !== undefined);
  await expect
    .poll(calls)
    .toContainEqual(expect.objectContaining({ method: 'PUT', status: 409, requestId: 'r-409' }));
  const [call] = await calls();
  expect(JSON.stringify(at(call, 'payload'))).not.toContain('Mertcan');
});

test('a server error shows the request id for support, and is not reported', async ({
  page,
  panel,
}) => {
  await panel.signIn('mert');
  await page.route('**/api/leads?*', (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Beklenmeyen bir hata', code: 'internal', errors: [], requestId: 'r-500' },
    }),
  );
  await panel.goto('/leads');
  await expect(page.getByText('Destek için hata no: r-500')).toBeVisible();
  const statuses = (await receivedCalls(page, 'errors')).map((report) =>
    at(at(report, 'tags'), 'status'),
  );
  expect(statuses).not.toContain('500');
});
