import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { actAs, atDesk, barOf } from './support/desk.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const ENDED = 'Süreniz doldu';

async function holdNoToken(page: Page): Promise<void> {
  const own = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  expect(own).toMatch(/^pt_/);
  const found = () =>
    page.evaluate((token) => {
      const visited = new Set<unknown>();
      const paths: string[] = [];
      const walk = (value: unknown, path: string, depth: number) => {
        if (typeof value === 'string' && value.includes(token)) paths.push(path);
        if (typeof value !== 'object' || value === null || visited.has(value) || depth > 6) return;
        visited.add(value);
        for (const name of Object.getOwnPropertyNames(value)) {
          try {
            walk(Reflect.get(value, name), `${path}.${name}`, depth + 1);
          } catch {
            // Some getters throw on another receiver.
          }
        }
      };
      walk(document.cookie, 'cookie', 0);
      walk(Object.fromEntries(Object.entries(localStorage)), 'localStorage', 0);
      walk(Object.fromEntries(Object.entries(sessionStorage)), 'sessionStorage', 0);
      walk(history.state, 'history', 0);
      walk(window, 'window', 0);
      return paths;
    }, own);
  expect(await found()).toContain('localStorage.accessToken');
  await actAs(page, 'ayse@example.com', 'Ayşe Yıldırım');
  expect(await found()).toEqual([]);
  await barOf(page).getByRole('button', { name: 'Oturumu bitir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Destek masası' })).toBeVisible();
  const renewed = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  expect(renewed).toMatch(/^pt_/);
  expect(renewed).not.toBe(own);
}

async function waitForConnection(page: Page): Promise<void> {
  await actAs(page, 'ayse@example.com', 'Ayşe Yıldırım');
  await page.context().setOffline(true);
  await barOf(page).getByRole('button', { name: 'Oturumu bitir' }).click();
  await expect(barOf(page).getByRole('alert')).toHaveText(/^Destek masasına dönülemedi/);
  await page.context().setOffline(false);
  await barOf(page).getByRole('button', { name: 'Oturumu bitir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Destek masası' })).toBeVisible();
}

async function endElsewhere(page: Page): Promise<void> {
  // Otherwise the end of the stream would report it first.
  await page.route(/\/realtime\//, (route) => route.abort());
  const headers = await page.evaluate(() => ({
    'x-access-token': localStorage.getItem('accessToken') ?? '',
    'x-consumer-key': localStorage.getItem('consumerKey') ?? '',
  }));
  await actAs(page, 'ayse@example.com', 'Ayşe Yıldırım');
  await moveTo(page, '/customer-users');
  await expect(page.getByRole('link', { name: 'Mert Kaya' })).toBeVisible();
  // With the agent's own keys, as from another device.
  const current = `${new URL(page.url()).origin}/api/support/impersonations/current`;
  expect((await page.request.delete(current, { headers })).status()).toBe(200);
  // A background request may report it first; the dialog then covers the link.
  await page.getByRole('link', { name: 'Mert Kaya' }).dispatchEvent('click');
  const dialog = page.getByRole('alertdialog', { name: ENDED });
  await dialog.getByRole('button', { name: 'Destek masasına dön' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Destek masası' })).toBeVisible();
}

test('an agent returns to the desk in every case', async ({ page, panel }) => {
  await atDesk(page, panel);
  await test.step('during an impersonation the page contains no token of the agent; the desk has a new one', () =>
    holdNoToken(page));
  await test.step('returning waits for the connection, and says so', () => waitForConnection(page));
  await test.step('an impersonation ended by the API is reported at the next request', () =>
    endElsewhere(page));
});

test('an impersonation that expires during work is reported, and the input is kept', async ({
  page,
  panel,
}) => {
  await page.clock.install();
  await atDesk(page, panel);
  await actAs(page, 'ayse@example.com', 'Ayşe Yıldırım');
  await panel.goto('/leads/create');
  const name = page.getByRole('textbox', { name: /^Gelin/ });
  await name.fill('Yarım kalan');
  const soon = barOf(page).getByRole('status');
  await page.clock.fastForward('25:30');
  await expect(soon).toHaveText('Müşteri adına çalışma süreniz 5 dakika sonra bitiyor.');
  await page.clock.fastForward('03:40');
  await expect(soon).toHaveText('Müşteri adına çalışma süreniz 1 dakika sonra bitiyor.');
  await expect(barOf(page)).toContainText(/\d+ sn kaldı/);
  await page.clock.fastForward('01:00');
  const dialog = page.getByRole('alertdialog', { name: ENDED });
  await expect(dialog).toContainText('Ayşe Yıldırım adına çalışma süreniz bitti.');
  await expect(name).toHaveValue('Yarım kalan');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Destek masasına dön' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Destek masası' })).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
});
