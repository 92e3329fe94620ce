import type { Locator, Page } from '@playwright/test';
import { actAs, atDesk } from './support/desk.ts';
import { findings } from './support/findings.ts';
import { holdRequests } from './support/holdRequests.ts';
import { at, expect, test, type Panel } from './support/panel.ts';
import { asZeynep, popup, soon } from './support/popups.ts';

test.use({ popups: 'shown', signsInBy: 'form' });

const NO_LIST = 'Fiyat listesi eksik';
const NO_INFO = 'Sayfanızda eksik bilgi var';
const REFERRAL = 'Tanıdığınız firmaları önerin';

/** Requests that determine which popups are shown. */
const REASONS = /\/catalogs\?limit=100|\/missing-data|\/provider-prompts\/meta/;

const anyPopup = (page: Page): Locator => page.getByRole('dialog');
const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Kapat' }).first().click();

/** Advances the page's clock, which fires due timers. */
async function later(page: Page, time: number | string): Promise<void> {
  await page.clock.fastForward(time);
}

/** Delivers the responses that trigger popups, and advances the clock until a popup would be visible. */
async function deliverReasons(page: Page, deliver: () => void): Promise<void> {
  const responses = [/\/catalogs\?limit=100/, /\/missing-data/].map((one) =>
    page.waitForResponse(one),
  );
  deliver();
  await Promise.all(responses);
  await later(page, 5000);
  expect(await findings(page)).toEqual([]);
  await later(page, 5000);
}

test('popups appear in order, ten minutes apart, and stay closed for their period', async ({
  page,
  panel,
}) => {
  await page.clock.install();
  await asZeynep(panel);
  await expect(popup(page, NO_LIST)).toBeVisible(soon);
  await expect(anyPopup(page)).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await close(popup(page, NO_LIST));
  await later(page, '05:00');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
  await later(page, '04:00');
  await later(page, 10_000);
  await expect(anyPopup(page)).toHaveCount(0);
  await later(page, '01:00');
  await expect(popup(page, NO_INFO)).toBeVisible(soon);
  expect(await findings(page)).toEqual([]);
  await popup(page, NO_INFO).getByRole('button', { name: 'Daha sonra' }).click();
  await later(page, '09:00');
  await expect(anyPopup(page)).toHaveCount(0);
  await later(page, '01:00');
  await expect(popup(page, REFERRAL)).toBeVisible(soon);
  await expect(popup(page, REFERRAL)).toContainText('10.000 TL');
  expect(await findings(page)).toEqual([]);
  await close(popup(page, REFERRAL));
  await expect(anyPopup(page)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
  await later(page, 10_000);
  await expect(anyPopup(page)).toHaveCount(0);
  await later(page, '06:02:00');
  await expect(popup(page, NO_LIST)).toBeVisible(soon);
});

test('the popups link to a first price list of the provider and to the incomplete form', async ({
  page,
  panel,
}) => {
  await page.clock.install();
  await asZeynep(panel);
  await popup(page, NO_LIST)
    .getByRole('link', { name: /Zeynep Organizasyon/ })
    .click();
  await expect(page).toHaveURL(/\/catalogs\/create$/);
  await expect(page.getByRole('combobox', { name: /^Firma/ })).toHaveValue('Zeynep Organizasyon');
  await panel.goto('/leads');
  await later(page, '10:00');
  const info = popup(page, NO_INFO);
  await expect(info).toContainText('Tanıtım yazısı', soon);
  await info.getByRole('button', { name: /Zeynep Organizasyon/ }).click();
  await expect(info.getByRole('textbox', { name: 'Tanıtım yazısı' })).toBeVisible();
  await expect(info.getByRole('button', { name: 'Onaya gönder' })).toBeVisible();
});

async function typing(page: Page, panel: Panel): Promise<void> {
  await expect(page.getByLabel('Yeni şifre', { exact: true })).toBeVisible();
  await later(page, 10_000);
  await expect(anyPopup(page)).toHaveCount(0);

  // The responses are held until the user types: otherwise the popup could appear before.
  const type = await holdRequests(page, REASONS);
  await panel.goto('/catalogs');
  await page.getByRole('searchbox', { name: 'Fiyat listesi ara' }).focus();
  await deliverReasons(page, type);
  await expect(anyPopup(page)).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await later(page, 2000);
  await expect(popup(page, NO_LIST)).toBeVisible(soon);
}

async function selecting(page: Page, panel: Panel): Promise<void> {
  const deliver = await holdRequests(page, REASONS);
  await panel.goto('/leads');
  await page.locator('tbody').getByRole('checkbox').first().check();
  await deliverReasons(page, deliver);
  await expect(page.getByRole('region', { name: 'Seçim' })).toBeVisible();
  await expect(anyPopup(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Seçimi kaldır' }).click();
  await later(page, 2000);
  await expect(popup(page, NO_LIST)).toBeVisible(soon);
}

async function replying(page: Page, panel: Panel, pageId: number): Promise<void> {
  const couple = { brideName: 'Yanıtlanan', email: 'yanitlanan@example.com' };
  const lead = await panel.api('POST', '/leads', { providerId: pageId, couple });
  const deliver = await holdRequests(page, REASONS);
  await panel.goto(`/leads/${String(at(lead.data, 'id'))}`);
  const reply = page.getByRole('textbox', { name: 'Mesaj' });
  await reply.fill('Merhaba');
  const title = page.getByRole('heading', { level: 1 });
  await title.click();
  await deliverReasons(page, deliver);
  await expect(reply).not.toBeFocused();
  await expect(anyPopup(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  // Its code loads at the first use: earlier keys would go to the page.
  await expect(page.getByRole('menu')).toBeVisible();
  await later(page, 5000);
  await expect(anyPopup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  // A popup may appear once no form is dirty, and hides the rest from assistive technology.
  await reply.fill('');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await later(page, 2000);
  await expect(popup(page, NO_LIST)).toBeVisible(soon);
}

test('no popup interrupts the user', async ({ page, panel }) => {
  await page.clock.install();
  const { pageId } = await asZeynep(panel, '/settings/password');
  await test.step('no popup appears while typing or on excluded pages', () => typing(page, panel));
  await test.step('no popup covers selected rows; it appears once the selection is cleared', () =>
    selecting(page, panel));
  await test.step('no popup covers a started reply or an open menu', () =>
    replying(page, panel, pageId));
});

test('a popup closed in one tab is closed in the other, including its pause', async ({
  page,
  panel,
  context,
}) => {
  await page.clock.install();
  await asZeynep(panel);
  await expect(popup(page, NO_LIST)).toBeVisible(soon);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(popup(other, NO_LIST)).toBeVisible(soon);
  await close(popup(other, NO_LIST));
  await expect(popup(page, NO_LIST)).toHaveCount(0);
  await later(page, '09:00');
  await page.bringToFront();
  await expect(anyPopup(page)).toHaveCount(0);
  await later(page, '01:00');
  await expect(popup(page, NO_INFO)).toBeVisible(soon);
});

test('an impersonating agent sees no popups', async ({ page, panel }) => {
  await page.clock.install();
  await atDesk(page, panel);
  await actAs(page, 'ayse@example.com', 'Ayşe Yıldırım');
  await panel.goto('/leads');
  await expect(page.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
  await later(page, 10_000);
  await later(page, 10_000);
  await expect(anyPopup(page)).toHaveCount(0);
});

test('a role without permission for providers sees only the referral', async ({ page, panel }) => {
  await panel.signIn('mert');
  await expect(popup(page, REFERRAL)).toBeVisible(soon);
});
