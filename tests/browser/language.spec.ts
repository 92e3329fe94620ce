import { expect, test } from './support/panel.ts';

test('a language is chosen, stored, and sets the text direction', async ({ page, panel }) => {
  await panel.signIn();
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('العرسان');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('العرسان');
});

test('the API responds in the language of the panel', async ({ page, panel }) => {
  await panel.goto('/auth/login');
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await panel.goto('/auth/login');
  const [request] = await Promise.all([
    page.waitForRequest(/access-tokens/),
    (async () => {
      await page.locator('input[autocomplete~=username]').fill('ayse');
      await page.locator('input[type=password]').fill('demo1234');
      await page.keyboard.press('Enter');
    })(),
  ]);
  expect(request.headers()['accept-language']).toMatch(/^de/);
  await expect(page.getByRole('heading', { level: 1, name: /^Guten .+, Ayşe$/ })).toBeVisible();
});

test('with disableTranslation=1 the message keys are shown', async ({ page, panel }) => {
  await panel.startSession();
  await panel.goto('/leads?disableTranslation=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('resources.leads.name');
});
