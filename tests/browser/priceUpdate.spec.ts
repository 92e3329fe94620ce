import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { at, expect, test, type Panel } from './support/panel.ts';
import { asZeynep, popup, soon, type Zeynep } from './support/popups.ts';
import { multipartParts } from './support/multipartParts.ts';

test.use({ popups: 'shown', signsInBy: 'form' });

const PRICES = 'Fiyatlarınızı güncelleyin';

/** Deletes the browser's memory of shown popups, like a new browser. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('popups:')) localStorage.removeItem(name);
  });
}

/** Returns yesterday's date in Istanbul. */
const yesterday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(Date.now() - 86_400_000);

/** Creates price lists that expired yesterday; `clear` deletes the remaining ones. */
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

async function walkThrough(page: Page, panel: Panel, zeynep: Zeynep): Promise<void> {
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

  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(multipartParts(request));
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
  expect(JSON.parse(sent[0]?.['prices'] ?? '')).toMatchObject([
    { weekPeriod: 'weekday', price: 52_000 },
    { weekPeriod: 'weekend', price: 61_000 },
  ]);
  await expect(dialog.getByRole('button', { name: 'Bunu geç' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const [first, second] = await Promise.all(
    ids.map((id) => panel.api('GET', `/customers/${zeynep.customerId}/catalogs/${id}`)),
  );
  expect(at(first?.data, 'version')).toBe(2);
  expect(String(at(second?.data, 'expireAt')) > yesterday()).toBe(true);
  await clear();
}

async function changeMeanwhile(page: Page, panel: Panel, zeynep: Zeynep): Promise<void> {
  await forget(page);
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
  await expect(price).toHaveValue('65.000');
  await save.click();
  await expect(dialog).toHaveCount(0);
  const { data } = await panel.api('GET', `/customers/2/catalogs/${String(ids[0])}`);
  expect(at(at(at(data, 'prices'), 0), 'price')).toBe(65_000);
  await clear();
}

async function refuse(page: Page, panel: Panel, zeynep: Zeynep): Promise<void> {
  await forget(page);
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
  await expect(price).toHaveValue('71.000');
  await clear();
}

test('expired prices are requested and saved', async ({ page, panel }) => {
  const zeynep = await asZeynep(panel, '/settings/password');
  await test.step('the price lists are cycled through', () => walkThrough(page, panel, zeynep));
  await test.step('concurrent changes are shown, not overwritten', () =>
    changeMeanwhile(page, panel, zeynep));
  await test.step('a rejection of the API is shown in the form with the input', () =>
    refuse(page, panel, zeynep));
});

test('a list without its weekend price requires it', async ({ page, panel }) => {
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
  await expect(dialog.getByRole('spinbutton', { name: 'Hafta içi' })).toHaveValue('185.000');
  await expect(dialog.getByRole('spinbutton', { name: 'Hafta sonu' })).toHaveValue('');
  await dialog.getByRole('button', { name: /^Kaydet/ }).click();
  await expect(dialog.getByText('Bu alan zorunludur')).toBeVisible();
});
