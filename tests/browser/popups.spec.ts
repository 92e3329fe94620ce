import type { Locator, Page } from '@playwright/test';
import { actAs, atDesk } from './support/desk.ts';
import { findings } from './support/findings.ts';
import { hold } from './support/hold.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

test.use({ popups: 'shown', signsInBy: 'form' });
test.describe.configure({ timeout: 120_000 });

const PRICES = 'Fiyatlarınızı güncelleyin';
const NO_LIST = 'Fiyat listesi eksik';
const NO_INFO = 'Sayfanızda eksik bilgi var';
const REFERRAL = 'Tanıdığınız firmaları önerin';

/** What the popups ask to know what there is to say. */
const REASONS = /\/catalogs\?limit=100|\/missing-data|\/provider-prompts\/meta/;

const popup = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
/** A popup comes once the page stands and its reasons are known, which a loaded machine takes its time for. */
const soon = { timeout: 30_000 };

const anyPopup = (page: Page): Locator => page.getByRole('dialog');
const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Kapat' }).first().click();

/** Time passes at once, and whatever waited for it happens. */
async function later(page: Page, time: number | string): Promise<void> {
  await page.clock.fastForward(time);
}

/** Lets the reasons come, and time pass until what they ask for would be there. */
async function hearReasons(page: Page, tell: () => void): Promise<void> {
  const told = [/\/catalogs\?limit=100/, /\/missing-data/].map((one) => page.waitForResponse(one));
  tell();
  await Promise.all(told);
  await later(page, 5000);
  expect(await findings(page)).toEqual([]);
  await later(page, 5000);
}

/** As the calendar of Istanbul says. */
const yesterday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(Date.now() - 86_400_000);

interface Zeynep {
  customerId: number;
  pageId: number;
}

/** Whose page has no price list and no text. */
async function asZeynep(panel: Panel, path = '/leads'): Promise<Zeynep> {
  await panel.signIn('zeynep', path);
  const { data } = await panel.api('GET', '/providers');
  return { customerId: 2, pageId: Number(at(at(data, 0), 'id')) };
}

/** Price lists that expired yesterday; what is left of them is taken away by `clear`. */
async function expired(panel: Panel, { customerId, pageId }: Zeynep, names: string[]) {
  const ids: number[] = [];
  for (const name of names) {
    const { data } = await panel.api('POST', `/customers/${customerId}/catalogs`, {
      providerId: pageId,
      name,
      catalogTypeId: 3,
      pricingType: 'package',
      prices: [{ weekPeriod: 'all', price: 50_000, currency: 'TRY', unit: 1 }],
      expireAt: yesterday(),
    });
    ids.push(Number(at(data, 'id')));
  }
  return {
    ids,
    clear: async () => {
      for (const id of ids) await panel.api('DELETE', `/customers/${customerId}/catalogs/${id}`);
    },
  };
}

test('one after the other in their order, ten minutes apart, each away for its time', async ({
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

test('the price lists are walked through, one after the other and round again', async ({
  page,
  panel,
}) => {
  const zeynep = await asZeynep(panel, '/settings/password');
  const { ids, clear } = await expired(panel, zeynep, ['Birinci', 'İkinci']);
  await panel.goto('/leads');
  const dialog = popup(page, PRICES);
  const heading = (name: string) => dialog.getByRole('heading', { level: 3, name });
  await expect(heading('Birinci')).toBeVisible(soon);
  await expect(dialog).toContainText('2 liste kaldı');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Bunu geç' }).click();
  await expect(heading('İkinci')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bunu geç' }).click();
  await expect(heading('Birinci')).toBeVisible();

  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  const save = dialog.getByRole('button', { name: 'Kaydet ve sonrakine geç' });
  await dialog.getByRole('spinbutton', { name: 'Her gün' }).fill('');
  await save.click();
  await expect(dialog.getByText('Bu alan zorunludur')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('radio', { name: 'Hafta içi ve hafta sonu ayrı' }).check();
  await dialog.getByRole('spinbutton', { name: 'Hafta içi' }).fill('52000');
  await dialog.getByRole('spinbutton', { name: 'Hafta sonu' }).fill('61000');
  await save.dblclick();
  await expect(page.getByText('Birinci güncellendi.')).toBeVisible();
  await expect(heading('İkinci')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    prices: [
      { weekPeriod: 'weekday', price: 52_000 },
      { weekPeriod: 'weekend', price: 61_000 },
    ],
  });
  await expect(dialog.getByRole('button', { name: 'Bunu geç' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const [first, second] = await Promise.all(
    ids.map((id) => panel.api('GET', `/customers/${zeynep.customerId}/catalogs/${id}`)),
  );
  expect(at(first?.data, 'version')).toBe(2);
  expect(String(at(second?.data, 'expireAt')) > yesterday()).toBe(true);
  await clear();
});

test('what somebody else changed meanwhile is shown, not overwritten', async ({ page, panel }) => {
  const zeynep = await asZeynep(panel, '/settings/password');
  const { ids, clear } = await expired(panel, zeynep, ['Ortak liste']);
  await panel.goto('/leads');
  const dialog = popup(page, PRICES);
  const price = dialog.getByRole('spinbutton', { name: 'Her gün' });
  await expect(price).toBeVisible(soon);
  await price.fill('70000');
  const theirs = [{ weekPeriod: 'all', price: 65_000, currency: 'TRY', unit: 1 }];
  await page.evaluate(
    async ({ path, body }) => {
      await fetch(path, {
        method: 'PUT',
        headers: {
          'X-Access-Token': localStorage.getItem('accessToken') ?? '',
          'X-Consumer-Key': localStorage.getItem('consumerKey') ?? '',
          'Content-Type': 'application/json',
          'If-Match': '"1"',
        },
        body: JSON.stringify(body),
      });
    },
    { path: `/api/customers/2/catalogs/${String(ids[0])}`, body: { prices: theirs } },
  );
  const save = dialog.getByRole('button', { name: 'Kaydet', exact: true });
  await save.click();
  await expect(dialog.getByText(/başka biri tarafından değiştirildi/)).toBeVisible();
  await expect(price).toHaveValue('65000');
  await save.click();
  await expect(dialog).toHaveCount(0);
  const { data } = await panel.api('GET', `/customers/2/catalogs/${String(ids[0])}`);
  expect(at(at(at(data, 'prices'), 0), 'price')).toBe(65_000);
  await clear();
});

test('a refusal of the API stays in the form with what was typed', async ({ page, panel }) => {
  const zeynep = await asZeynep(panel, '/settings/password');
  const { clear } = await expired(panel, zeynep, ['Bozuk bağlantı']);
  await page.route('**/api/customers/*/catalogs/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await panel.goto('/leads');
  const dialog = popup(page, PRICES);
  const price = dialog.getByRole('spinbutton', { name: 'Her gün' });
  await expect(price).toBeVisible(soon);
  await price.fill('71000');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(price).toHaveValue('71000');
  await clear();
});

test('a list without its weekend price asks for it', async ({ page, panel }) => {
  await panel.signIn('ayse');
  const dialog = popup(page, PRICES);
  const heading = dialog.getByRole('heading', { level: 3, name: 'Bahçe kiralama' });
  await expect(dialog).toBeVisible(soon);
  await expect(async () => {
    if (!(await heading.isVisible()))
      await dialog.getByRole('button', { name: 'Bunu geç' }).click();
    await expect(heading).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog).toContainText('Fiyatı eksik');
  await expect(dialog.getByRole('spinbutton', { name: 'Hafta içi' })).toHaveValue('185000');
  await expect(dialog.getByRole('spinbutton', { name: 'Hafta sonu' })).toHaveValue('');
  await dialog.getByRole('button', { name: /^Kaydet/ }).click();
  await expect(dialog.getByText('Bu alan zorunludur')).toBeVisible();
});

test('the way to a first price list knows the page, to the missing information the form', async ({
  page,
  panel,
}) => {
  await page.clock.install();
  const { pageId } = await asZeynep(panel);
  await popup(page, NO_LIST)
    .getByRole('link', { name: /Zeynep Organizasyon/ })
    .click();
  await expect(page).toHaveURL(/\/catalogs\/create$/);
  await expect(page.getByRole('combobox', { name: /^Firma/ })).toHaveValue('Zeynep Organizasyon');
  await panel.goto('/leads');
  await later(page, '10:00');
  const info = popup(page, NO_INFO);
  await expect(info).toContainText('Tanıtım yazısı', soon);
  await info.getByRole('link', { name: /Zeynep Organizasyon/ }).click();
  await expect(page).toHaveURL(new RegExp(`/providers/${pageId}/edit$`));
  await expect(page.getByRole('button', { name: 'Kaydet' })).toBeVisible();
});

test('nobody is interrupted who types, and nothing comes where nothing should', async ({
  page,
  panel,
}) => {
  await page.clock.install();
  await panel.signIn('zeynep', '/settings/password');
  await expect(page.getByLabel('Yeni şifre', { exact: true })).toBeVisible();
  await later(page, 10_000);
  await expect(anyPopup(page)).toHaveCount(0);

  // Its reasons come once somebody types: else it could be there before.
  const type = await hold(page, REASONS);
  await panel.goto('/catalogs');
  await page.getByRole('searchbox', { name: 'Fiyat listesi ara' }).focus();
  await hearReasons(page, type);
  await expect(anyPopup(page)).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await later(page, 2000);
  await expect(popup(page, NO_LIST)).toBeVisible(soon);
});

test('none comes over selected rows; it comes once they are given up', async ({ page, panel }) => {
  await page.clock.install();
  await asZeynep(panel, '/settings/password');
  const tell = await hold(page, REASONS);
  await panel.goto('/leads');
  await page.locator('tbody').getByRole('checkbox').first().check();
  await hearReasons(page, tell);
  await expect(page.getByRole('region', { name: 'Seçim' })).toBeVisible();
  await expect(anyPopup(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Seçimi kaldır' }).click();
  await later(page, 2000);
  await expect(popup(page, NO_LIST)).toBeVisible(soon);
});

test('none comes over an answer that has words or an open menu', async ({ page, panel }) => {
  await page.clock.install();
  const { pageId } = await asZeynep(panel, '/settings/password');
  const couple = { brideName: 'Yanıtlanan', email: 'yanitlanan@example.com' };
  const lead = await panel.api('POST', '/leads', { providerId: pageId, couple });
  const tell = await hold(page, REASONS);
  await panel.goto(`/leads/${String(at(lead.data, 'id'))}`);
  const answer = page.getByRole('textbox', { name: 'Mesaj' });
  await answer.fill('Merhaba');
  const title = page.getByRole('heading', { level: 1 });
  await title.click();
  await hearReasons(page, tell);
  await expect(answer).not.toBeFocused();
  await expect(anyPopup(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await later(page, 5000);
  await expect(anyPopup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await answer.fill('');
  await title.click();
  await later(page, 2000);
  await expect(popup(page, NO_LIST)).toBeVisible(soon);
});

test('what is closed in one tab is closed in the other, and its pause holds there', async ({
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

test('an agent who acts as somebody sees none', async ({ page, panel }) => {
  await page.clock.install();
  await atDesk(page, panel);
  await actAs(page, 'ayse@example.com', 'Ayşe Yıldırım');
  await panel.goto('/leads');
  await expect(page.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
  await later(page, 10_000);
  await later(page, 10_000);
  await expect(anyPopup(page)).toHaveCount(0);
});

test('whose role may not change pages is told of the referral alone', async ({ page, panel }) => {
  await panel.signIn('mert');
  await expect(popup(page, REFERRAL)).toBeVisible(soon);
});
