import type { Page } from '@playwright/test';
import { places, type Place } from '../support/places.ts';
import { navigate } from './support/moveTo.ts';
import { expect, test, type Panel } from './support/panel.ts';

const PRODUCT = ' · Davet Paneli';

/** Opens a path and checks the elements that every page has. */
async function open(page: Page, panel: Panel, place: Place): Promise<void> {
  const { path, title, ends, isBare, isLoaded } = place;
  if (isLoaded) await panel.goto(path);
  else await navigate(page, path);
  await expect(page).toHaveTitle(
    typeof title === 'string' ? new RegExp(`^${title}.*${PRODUCT}$`) : title,
  );
  await expect(page).toHaveTitle(new RegExp(`${PRODUCT}$`));
  if (ends) await expect(page).toHaveURL(ends);
  else expect(new URL(page.url()).pathname).toBe(path);
  const main = page.getByRole('main');
  if (!path.startsWith('/errors/'))
    await expect(main.getByRole('paragraph').filter({ hasText: /^(401|404|500)$/ })).toHaveCount(0);
  await expect(main.getByText('Bilgiler alınamadı')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toHaveCount(isBare ? 0 : 1);
  await expect(page.getByRole('button', { name: 'Panelde ara' })).toHaveCount(isBare ? 0 : 1);
  await expect(
    isBare ? page.getByRole('link').first() : main.getByRole('heading').first(),
  ).toBeVisible();
}

test('every path opens with its title, a heading and a link on', async ({ page, panel }) => {
  // Ayşe has an open payment, so the payment page is not empty.
  await panel.signIn();
  for (const place of places) await test.step(place.path, () => open(page, panel, place));
});

test('sign-in pages and errors need no session, all others lead to the sign-in', async ({
  page,
  panel,
}) => {
  // guards.test.ts covers every path.
  for (const path of ['/', '/checkout', '/leads/3/show'])
    await test.step(path, async () => {
      await panel.goto(path);
      await expect(page).toHaveURL(/\/auth\/login/);
      const carried = new URL(page.url()).searchParams.get('redirectUrl');
      expect(carried ?? '/').toBe(path);
    });
  for (const path of [
    '/auth/login',
    '/auth/forgot-password',
    '/auth/forgot-username',
    '/password-reset',
    '/signup-wizard/wz_nobody-sent-it',
    '/errors/error-404',
    '/no-such-place',
    '/leads/1/no/such',
  ])
    await test.step(path, async () => {
      await panel.goto(path);
      await expect(page).toHaveTitle(new RegExp(`.+${PRODUCT}$`));
      expect(new URL(page.url()).pathname).toBe(path);
    });
});

test('a signed-in user is redirected from the sign-in pages, and unknown paths show an error', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  for (const path of ['/auth/login', '/auth/renew-password']) {
    await panel.goto(path);
    await expect(page).toHaveTitle(`Ana sayfa${PRODUCT}`);
  }
  for (const path of ['/no-such-place', '/providers/1/no/such', '/statistics/others'])
    await test.step(path, async () => {
      await navigate(page, '/');
      await expect(page).toHaveTitle(`Ana sayfa${PRODUCT}`);
      await navigate(page, path);
      await expect(page.getByRole('main').getByText('404')).toBeVisible();
    });
  for (const [path, title] of [
    ['/providers/1/info/no-such', 'Bölüm bulunamadı'],
    ['/leads/1/no-such', 'Bölüm bulunamadı'],
    ['/leads/999999', 'Kayıt bulunamadı'],
  ] as const)
    await test.step(path, async () => {
      await navigate(page, '/');
      await expect(page).toHaveTitle(`Ana sayfa${PRODUCT}`);
      await navigate(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title}${PRODUCT}`);
    });
});
