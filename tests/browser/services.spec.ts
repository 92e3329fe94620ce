import type { Page } from '@playwright/test';
import { actAs, atDesk } from './support/desk.ts';
import { consentBar, receivedCalls } from './support/consent.ts';
import { findings } from './support/findings.ts';
import { at, expect } from './support/panel.ts';
import { testWithDeployment } from './support/testWithDeployment.ts';

const test = testWithDeployment('stand-ins');

async function writeInChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Destek', exact: true }).click();
  await page.getByRole('button', { name: 'Canlı destek' }).click();
  const chat = page.getByRole('dialog', { name: 'Destekle sohbet' });
  await chat.getByRole('textbox', { name: 'Mesajınız' }).fill('Teklifim görünmüyor');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText('Teklifim görünmüyor');
  await expect
    .poll(async () => (await receivedCalls(page, 'chat')).map((entry) => at(entry, 'text')))
    .toContain('Teklifim görünmüyor');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
}

test('nothing external loads without consent, and a refusal is stored', async ({ page, panel }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await panel.signIn();
  await expect(consentBar(page)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await consentBar(page).getByRole('button', { name: 'İzin verme' }).click();
  await expect(consentBar(page)).toHaveCount(0);
  const kept = await page.evaluate(() => localStorage.getItem('popups:1'));
  expect(at(JSON.parse(kept ?? '{}'), 'consent')).toBe('');
  await panel.goto('/settings/privacy');
  await expect(page.getByRole('checkbox', { name: /Kullanım ölçümü/ })).not.toBeChecked();
  await expect(consentBar(page)).toHaveCount(0);
  expect(requests.filter((path) => path.startsWith('/sandbox/'))).toEqual([]);
  await test.step('a user with an adviser opens the chat from the menu and writes to support', () =>
    writeInChat(page));
});

test('tags receive page views without ids, until the consent is withdrawn', async ({
  page,
  panel,
}) => {
  await panel.signIn('mert');
  await consentBar(page).getByRole('button', { name: 'İzin ver', exact: true }).click();
  await page.locator('main a[href^="/leads/"]:not([href="/leads/create"])').first().click();
  const paths = async () =>
    (await receivedCalls(page, 'tags')).map((entry) => at(entry, 'page_path'));
  await expect.poll(paths).toContain('/leads/:id');
  const consents = async () =>
    (await receivedCalls(page, 'tags'))
      .filter((entry) => at(entry, 0) === 'consent')
      .map((entry) => at(entry, 2));
  expect(await consents()).toContainEqual(expect.objectContaining({ ad_storage: 'denied' }));
  await panel.goto('/settings/privacy');
  const measurement = page.getByRole('checkbox', { name: /Kullanım ölçümü/ });
  await expect(measurement).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await expect.poll(paths).toContain('/settings/privacy');
  await measurement.uncheck();
  await expect.poll(async () => at((await consents())[0], 'analytics_storage')).toBe('denied');
});

test('during an impersonation there are neither chat nor tags nor a consent dialog', async ({
  page,
  panel,
}) => {
  await atDesk(page, panel);
  await actAs(page, 'ayse', 'Ayşe Yıldırım');
  await panel.goto('/settings/sessions');
  await expect(page.getByRole('region', { name: 'Oturumlar' })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
  await expect(consentBar(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gizlilik' })).toHaveCount(0);
  await expect(page.getByText('Canlı destek')).toHaveCount(0);
});

test('in Arabic the consent is on the other side', async ({ page, panel }) => {
  await panel.startSession('zeynep', 'ar');
  await panel.goto('/leads');
  const bar = page.getByRole('region', { name: 'هل تسمحون باستخدام خدمات أخرى؟' });
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  expect(box?.x).toBeGreaterThan(720);
  expect(await findings(page, ['color-contrast'])).toEqual([]);
});
