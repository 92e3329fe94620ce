import type { Browser, Page } from '@playwright/test';
import { closePopups } from './support/closedPopups.ts';
import { moveTo } from './support/moveTo.ts';
import { actAs, atDesk, barOf, REASON } from './support/desk.ts';
import { findings } from './support/findings.ts';
import { expect, panelOf, test, type Panel } from './support/panel.ts';
import type { RunningPanel } from './support/server.ts';

const NAME = 'Ayşe Yıldırım';
const found = (page: Page) =>
  page.getByRole('list', { name: 'Bulunan kullanıcılar' }).getByRole('listitem');
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Kullanıcı ara' });
const desk = (page: Page) => page.getByRole('heading', { level: 1, name: 'Destek masası' });

/** Ends the impersonation, and waits for the desk. */
async function backToDesk(page: Page): Promise<void> {
  await barOf(page).getByRole('button', { name: 'Oturumu bitir' }).click();
  await expect(desk(page)).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
}

/** Opens a page of a customer in another browser context. */
async function customerIn(browser: Browser, server: RunningPanel, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  await closePopups(context);
  const page = await context.newPage();
  await panelOf(page, server).signIn('ayse', path);
  return page;
}

async function searchInVain(page: Page): Promise<void> {
  const search = searchOf(page);
  for (const [text, why] of [
    ['deniz er', 'Davetini henüz kabul etmemiş'],
    ['tuğrul', 'Hesaptan ayrılmış'],
    ['selin destek', 'Destek masasında çalışıyor'],
  ] as const) {
    await search.fill(text);
    await expect(found(page).filter({ hasText: why })).toHaveCount(1);
    await expect(found(page).filter({ hasText: why }).getByRole('button')).toHaveCount(0);
  }
  await search.fill('böyle biri yok');
  await expect(page.getByText('Kullanıcı bulunamadı')).toBeVisible();
  // A click at the end of the field must not clear it.
  const { width, height } = (await search.boundingBox()) ?? { width: 0, height: 0 };
  for (const fromEnd of [14, 18, 22])
    await search.click({ position: { x: width - fromEnd, y: height / 2 } });
  await expect(search).toHaveValue('böyle biri yok');
}

async function hearOfOutage(page: Page): Promise<void> {
  await page.route('**/api/support/customer-users**', (route) => route.abort());
  await searchOf(page).fill('ayşe');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/support/customer-users**');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('button', { name: `${NAME} adına çalış` })).toBeVisible();
}

/** Finds Ayşe by phone, enters a reason and begins the impersonation. */
async function begin(page: Page): Promise<void> {
  await searchOf(page).fill('0532 100 01 01');
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toContainText('Yıldırım Davet Grubu');
  await expect(found(page)).toContainText('Çınaraltı Kır Bahçesi, İstanbul');
  expect(await findings(page)).toEqual([]);
  await found(page)
    .getByRole('button', { name: `${NAME} adına çalış` })
    .click();
  const dialog = page.getByRole('dialog', { name: `${NAME} adına çalış` });
  await dialog.getByRole('button', { name: 'Başla' }).click();
  await expect(dialog.getByText('En az 5 karakter yazın.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Neden' }).fill(REASON);
  await dialog.getByRole('button', { name: 'Başla' }).click();
  await expect(barOf(page)).toContainText(NAME);
  await expect(barOf(page)).toContainText('Selin Destek');
  await expect(barOf(page)).toContainText(/\d\d:\d\d saatine kadar/);
  await expect(barOf(page)).toContainText(/(29|30) dk kaldı/);
  await expect(page.getByRole('heading', { level: 1, name: /, Ayşe$/ })).toBeVisible();
}

async function expectCookies(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const held = cookies.filter(({ name }) => ['admin_access_token', 'switch_user'].includes(name));
  expect(held).toHaveLength(2);
  for (const { name, value, sameSite, path, expires, domain } of held) {
    expect([name, sameSite, path, domain]).toEqual([name, 'Strict', '/', 'localhost']);
    expect(name.length + value.length).toBeLessThan(4096);
    // Half an hour, and an hour in which the agent can return.
    expect(expires - Date.now() / 1000).toBeLessThanOrEqual(5400);
  }
}

test('an agent finds a user, enters a reason, impersonates them and returns to the desk', async ({
  page,
  panel,
}) => {
  await atDesk(page, panel);
  await expect(searchOf(page)).toBeFocused();
  await test.step('a user who cannot be impersonated has a reason instead of a button', () =>
    searchInVain(page));
  await test.step('the desk reports a failed request, and can be retried', () =>
    hearOfOutage(page));
  await test.step('an agent impersonates a user', () => begin(page));
  await expectCookies(page);
  await backToDesk(page);
  await expect(page.getByRole('main')).toContainText(REASON);
  await expect(page.getByRole('button', { name: /^Hesap menüsü: Selin Destek/ })).toBeVisible();
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left).not.toContain('admin_access_token');
  expect(left).not.toContain('switch_user');
});

/** Opens every entry of the menu, and some other pages. */
async function lookEverywhere(page: Page, panel: Panel): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  const paths = new Set<string>();
  for (const link of await menu.getByRole('link').all()) {
    const href = await link.getAttribute('href');
    if (href?.startsWith('/')) paths.add(href);
  }
  expect(paths.size).toBeGreaterThan(4);
  for (const path of [...paths, '/leads/create', '/leads/1', '/settings/support-access']) {
    await moveTo(page, path);
    await expect(barOf(page), path).toContainText(NAME);
  }
  for (const path of ['/no/such', '/errors/error-500', '/support']) {
    await panel.goto(path);
    await expect(barOf(page), path).toContainText(NAME);
  }
  expect(await findings(page)).toEqual([]);
}

async function expectBlocked(page: Page): Promise<void> {
  await moveTo(page, '/customer-users/2');
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  const remove = page.getByRole('menuitem', { name: /^Sil/ });
  await expect(remove).toContainText('Müşteri adına çalışırken yapılamaz.');
  await expect(remove).toBeDisabled();
  await page.keyboard.press('Escape');
  await moveTo(page, '/customer-users/2/edit');
  await expect(page.getByText('Müşteri adına çalışırken değiştirilemez.').first()).toBeVisible();
  await expect(page.getByLabel('E-posta adresi')).toHaveCount(0);
  await moveTo(page, '/customer-users/1');
  await expect(page.getByText('*********46')).toBeVisible();
  // At the checkout, an agent only reads: no selection, no cancellation, no payment, and the page says why.
  await moveTo(page, '/checkout');
  await expect(barOf(page)).toContainText(NAME);
  const main = page.getByRole('main');
  await expect(main.getByText('Müşteri adına çalışırken ödeme yapılamaz')).toBeVisible();
  for (const box of await main.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await expect(main.getByRole('button', { name: /öde$|ekle$|Çıkar/ })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
}

async function changeUser(page: Page): Promise<void> {
  await moveTo(page, '/customer-users/6/edit');
  await page.getByLabel('Hakkında').fill('Fotoğraf çekimlerini o planlar.');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page).not.toHaveURL(/edit$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function readAccess(customer: Page): Promise<void> {
  const entry = customer
    .getByRole('list', { name: 'Destek erişimi' })
    .getByRole('listitem')
    .filter({ hasText: '1 değişiklik' });
  await expect(entry.first()).toContainText('Selin Destek');
  await expect(entry.first()).toContainText(REASON);
  await entry.first().getByText('1 değişiklik').click();
  await expect(entry.first()).toContainText('Kullanıcı değiştirildi');
  expect(await findings(customer)).toEqual([]);
  await expect(barOf(customer)).toHaveCount(0);
}

test('the impersonation bar is on every page, blocked actions explain themselves, and the customer reads the log', async ({
  page,
  panel,
  browser,
  server,
}) => {
  await atDesk(page, panel);
  await actAs(page, 'ayse@example.com', NAME);
  await test.step('the bar is on every page and survives a reload', () =>
    lookEverywhere(page, panel));
  await test.step('blocked actions and fields show the reason', () => expectBlocked(page));
  await changeUser(page);
  await backToDesk(page);
  const customer = await customerIn(browser, server, '/settings/support-access');
  await test.step('the customer reads who had access, why and what was changed', () =>
    readAccess(customer));
  await test.step('a customer cannot open the desk', async () => {
    await expect(customer.getByRole('link', { name: 'Destek masası' })).toHaveCount(0);
    const refused = customer.getByRole('main').getByText('401');
    await moveTo(customer, '/support');
    await expect(refused).toBeVisible();
    await customer.goto(`${server.url}/support/approvals`);
    await expect(refused).toBeVisible();
  });
  await customer.context().close();
});

test('other tabs follow the impersonation and its end; a lost cookie leads to the sign-in', async ({
  page,
  panel,
  context,
  server,
}) => {
  await atDesk(page, panel);
  const other = await context.newPage();
  await other.goto(`${server.url}/support`);
  await expect(desk(other)).toBeVisible();
  await actAs(page, 'ayse@example.com', NAME);
  await expect(barOf(other)).toContainText(NAME);
  await backToDesk(other);
  await expect(desk(page)).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  await other.close();
  await test.step('a lost cookie leads to the sign-in, never to half a session', async () => {
    await actAs(page, 'ayse@example.com', NAME);
    // The open page would send a failing request and navigate at the same moment.
    await page.goto('about:blank');
    await context.clearCookies({ name: 'switch_user' });
    await panel.goto('/customer-users');
    await expect(page.getByLabel('Kullanıcı adı, e-posta veya telefon')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('admin_access_token');
  });
});

/** Approves the first text of a page. */
async function approveText(page: Page): Promise<void> {
  const areas = page.getByRole('navigation', { name: 'Onay alanları' });
  // Other tests on this panel may have left more decisions.
  await expect(areas.getByRole('link')).toHaveText([
    /^Sayfa güncellemeleri\d*$/,
    /^Medya\d*$/,
    /^Kampanyalar\d*$/,
    /^Modeller\d*$/,
    /^Çift yorumları\d*$/,
    /^Yanıtlar\d*$/,
    /^İtirazlar\d*$/,
    /^Üye iş yerleri\d*$/,
  ]);
  const updates = areas.getByRole('link', { name: /^Sayfa güncellemeleri/ });
  // The counts load after the names of the areas.
  await expect(updates).toHaveText(/\d$/);
  const waiting = Number(/\d+$/.exec((await updates.textContent()) ?? '')?.[0]);
  await page.getByRole('button', { name: 'Onayla: Tanıtım yazısı' }).click();
  await expect(updates).toHaveText(`Sayfa güncellemeleri${waiting - 1}`);
  await areas.getByRole('link', { name: /^Üye iş yer/ }).click();
  await expect(page.getByText('Selin Akça')).toBeVisible();
  await expect(page.getByText('TR33 0006 1005 1978 6457 8413 26')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await areas.getByRole('link', { name: /^Modeller/ }).click();
}

test('a record is approved, another rejected with a reason that the customer reads', async ({
  page,
  panel,
  browser,
  server,
}) => {
  await atDesk(page, panel);
  await page.getByRole('link', { name: 'Onaylar' }).click();
  await approveText(page);
  await page.getByRole('button', { name: 'Reddet: Ömür' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reddet: Ömür' });
  const suggested = dialog.getByRole('group', { name: 'Hazır nedenler' });
  await suggested.getByRole('button', { name: /^Bilgiler eksik/ }).click();
  await suggested.getByRole('button', { name: /^Görsel bulanık/ }).click();
  const reason = dialog.getByRole('textbox', { name: 'Ret nedeni' });
  await expect(reason).toHaveValue('Görsel bulanık veya karanlık; lütfen yenisini yükleyin.');
  await reason.press('End');
  await reason.pressSequentially(' Kapak fotoğrafı eksik.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  await expect(page.getByText('Reddedildi.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reddet: Ömür' })).toHaveCount(0);

  const customer = await customerIn(browser, server, '/provider-items');
  await customer.getByRole('button', { name: /^Bildirimler/ }).click();
  const bell = customer.getByRole('dialog', { name: 'Bildirimler' });
  await expect(bell).toContainText('Ömür onaylanmadı');
  await expect(bell).toContainText('Tanıtım yazısı onaylandı');
  await customer.keyboard.press('Escape');
  await customer.getByRole('button', { name: 'Ömür', exact: true }).click();
  await expect(customer.getByText(/^Görsel bulanık.* Kapak fotoğrafı eksik\.$/)).toBeVisible();
  await customer.context().close();
});
