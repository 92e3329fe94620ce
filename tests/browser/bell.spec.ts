import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { at, expect, test } from './support/panel.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Bildirimler/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Bildirimler' });
const rows = (page: Page) => panelOf(page).getByRole('listitem');

/** Expects the bell's accessible name to contain the count, for users who do not see the badge. */
const unread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(
    count === 0 ? 'Bildirimler' : `Bildirimler, ${count} okunmamış`,
  );

const readAll = async (page: Page) => {
  await bell(page).click();
  await panelOf(page).getByRole('button', { name: 'Tümünü okundu olarak işaretle' }).click();
  await expect(panelOf(page).getByRole('link', { name: /^Okunmadı/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await unread(page, 0);
};

const owner: Steps = {
  'notifications are counted and paged by 25, and a click marks one as read and follows its link':
    async ({ page, panel }) => {
      const connected = page.waitForResponse(/\/stream\?/);
      await panel.signIn();
      await connected;
      // Impersonations in other tests notify the customer's owner.
      const { data } = await panel.api('GET', '/provider-prompts/meta');
      const [before, total] = [Number(at(data, 'unread')), Number(at(data, 'total'))];
      expect(before).toBeGreaterThanOrEqual(7);
      expect(total).toBeGreaterThanOrEqual(30);
      await unread(page, before);
      await bell(page).click();
      await expect(rows(page)).toHaveCount(25);
      expect(await findings(page)).toEqual([]);
      await panelOf(page)
        .getByRole('button', { name: 'Daha fazla göster' })
        .scrollIntoViewIfNeeded();
      await expect(rows(page)).toHaveCount(total);
      await expect(panelOf(page).getByRole('button', { name: 'Daha fazla göster' })).toHaveCount(0);

      const first = panelOf(page)
        .getByRole('link', { name: /^Okunmadı/ })
        .first();
      const to = await first.getAttribute('href');
      await first.click();
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      await expect(panelOf(page)).toHaveCount(0);
      await unread(page, before - 1);

      await bell(page).focus();
      await page.keyboard.press('Enter');
      await expect(rows(page).first()).toBeVisible();
      await expect(panelOf(page).getByRole('link', { name: /^Okunmadı/ })).toHaveCount(before - 1);
      await page.keyboard.press('Escape');
      await expect(bell(page)).toBeFocused();
    },
  'the badge is synchronized between tabs': async ({ page, server }) => {
    const other = await page.context().newPage();
    await other.goto(`${server.url}/settings/sessions`);
    await expect(bell(other)).toHaveAccessibleName(/okunmamış$/);
    await readAll(page);
    await unread(other, 0);

    await page.request.post(`${server.url}/sandbox/couples/ask`, {
      headers: { accept: 'application/json' },
    });
    for (const tab of [page, other]) await unread(tab, 1);
    await bell(other).click();
    await expect(rows(other).first()).toContainText('Yeni talep');
    await expect(rows(other).first()).toContainText('Okunmadı');
  },
};

test('notifications are counted, read, and synchronized between tabs', ({ traveller }) =>
  walk(owner, traveller));

test('a failed mark as read is reported, and the link is followed nevertheless', async ({
  page,
  panel,
}) => {
  await panel.signIn('mert');
  await expect(bell(page)).toHaveAccessibleName(/okunmamış$/);
  const before = (await bell(page).getAttribute('aria-label')) ?? '';
  await page.route(/\/provider-prompts\/\d+\/actions/, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({
        message: 'Şu anda ulaşılamıyor.',
        code: 'unavailable',
        errors: [],
        requestId: '1',
      }),
    }),
  );
  await bell(page).click();
  await panelOf(page)
    .getByRole('link', { name: /^Okunmadı/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/leads\/\d+$/);
  await expect(page.getByRole('region', { name: 'Bildirimler' })).toContainText(
    'Şu anda ulaşılamıyor.',
  );
  await expect(bell(page)).toHaveAccessibleName(before);
});

test('a failed request is reported and can be retried', async ({ page, panel }) => {
  // A new connection refetches everything.
  const connected = page.waitForResponse(/\/stream\?/);
  await panel.signIn('mert');
  await connected;
  await page.route(/\/provider-prompts\?/, (route) => route.abort());
  await bell(page).click();
  await expect(panelOf(page).getByRole('alert')).toContainText('Bilgiler alınamadı');
  await page.unroute(/\/provider-prompts\?/);
  await panelOf(page).getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(rows(page)).not.toHaveCount(0);
});

test('the empty list explains what it will contain', async ({ page, panel }) => {
  await panel.signIn('gonul');
  await bell(page).click();
  await expect(panelOf(page)).toContainText('Bildiriminiz yok');
  await panelOf(page).getByRole('link', { name: 'Bildirim ayarları' }).click();
  await expect(page).toHaveURL(/\/settings\/notifications$/);
});

test('the browser shows wanted notifications while the page is hidden', async ({
  page,
  context,
  panel,
  server,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  // Records the notifications; the page is made to seem hidden, since no other tab hides it here.
  await page.addInitScript(() => {
    const shown: string[] = [];
    Reflect.set(window, 'shown', shown);
    class Noted extends Notification {
      // A headless browser reports a granted permission as denied.
      static override get permission(): NotificationPermission {
        return 'granted';
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push(title);
      }
    }
    Reflect.set(window, 'Notification', Noted);
  });
  const shown = async () => {
    const titles: unknown = await page.evaluate((): unknown => Reflect.get(window, 'shown'));
    return Array.isArray(titles) ? titles.map(String) : [];
  };
  const hide = (state: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const createLead = async () => {
    const response = await page.request.post(`${server.url}/sandbox/couples/ask`, {
      headers: { accept: 'application/json' },
    });
    const body: unknown = await response.json();
    return String(at(at(body, 'data'), 'coupleName'));
  };

  const connected = page.waitForResponse(/\/stream\?/);
  await panel.signIn();
  await connected;
  const question = page.getByRole('region', { name: 'Yeni talepleri anında öğrenin' });
  await expect(question).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Bildirimlere izin ver' }).click();
  await expect(question).toHaveCount(0);

  const firstCouple = await createLead();
  await expect(page.getByRole('region', { name: 'Bildirimler' })).toContainText(firstCouple);
  expect(await shown()).toEqual([]);
  await hide('hidden');
  const secondCouple = await createLead();
  await expect.poll(shown).toEqual([`Yeni talep: ${secondCouple}`]);
  await hide('visible');

  await navigate(page, '/settings/notifications');
  const device = page.getByRole('listitem').filter({ hasText: 'Bu cihazda tarayıcı' });
  await expect(device).toContainText('Açık');
  await device.getByRole('button', { name: 'Bildirimleri kapat' }).click();
  await expect(device).toContainText('Kapalı');
  // After one answer the panel does not ask again.
  await page.reload();
  await expect(device).toContainText('Kapalı');
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('popups:1'))).toContain('push');
});
