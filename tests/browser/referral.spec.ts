import type { Page } from '@playwright/test';
import { searchAndChoose } from './support/searchAndChoose.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Öneriyi gönder' });
const terms = (page: Page) => page.getByRole('checkbox', { name: /^Koşulları okudum/ });

async function fill(page: Page, company: string, phone: string): Promise<void> {
  await page.getByLabel(/^Firma adı/).fill(company);
  await page.getByLabel(/^Yetkilinin adı/).fill('Işıl Demir');
  await page.getByRole('textbox', { name: /^Telefon/ }).fill(phone);
  await searchAndChoose(page.getByRole('combobox', { name: /^Kategori/ }), 'Düğün Org');
  await terms(page).check();
}

test('a company is referred: rules, thanks, remaining referrals, and never twice', async ({
  page,
  panel,
}) => {
  await panel.signIn('zeynep', '/todo');
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Firma öner' }).click();
  await expect(page).toHaveURL(/\/refer-provider$/);
  await expect(page).toHaveTitle(/^Firma öner/);
  const rewards = page.getByRole('region', { name: 'Ödülünüz' });
  await expect(rewards).toContainText('20.000 TL kaldı');
  expect(await findings(page)).toEqual([]);

  await expect(send(page)).toBeDisabled();
  await terms(page).check();
  await send(page).click();
  await expect(page.getByText('Bu alan zorunludur')).toHaveCount(4);
  await fill(page, 'Işık Organizasyon', '0532 12');
  await send(page).click();
  await expect(page.getByText('Geçerli bir telefon numarası girin')).toBeVisible();
  await page.getByRole('textbox', { name: /^Telefon/ }).fill('0532 765 43 21');
  // The button moves up as the error goes.
  await expect(page.getByText('Geçerli bir telefon numarası girin')).toHaveCount(0);
  await send(page).dblclick();
  await expect(page).toHaveURL(/\/refer-provider\/success$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Öneriniz için teşekkürler');
  await expect(page.getByRole('main')).toContainText('Işık Organizasyon');
  await expect(rewards).toContainText('10.000 TL kaldı');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Bir firma daha öner' }).click();
  await fill(page, 'Başka ad', '0532 765 43 21');
  await send(page).click();
  await expect(page.getByText('Bu firma daha önce önerilmiş.').first()).toBeVisible();
  await expect(page.getByLabel(/^Firma adı/)).toHaveValue('Başka ad');
  await page.getByRole('textbox', { name: /^Telefon/ }).fill('0532 765 43 22');
  await send(page).click();
  await expect(page).toHaveURL(/\/refer-provider\/success$/);
  await expect(page.getByRole('link', { name: 'Bir firma daha öner' })).toHaveCount(0);

  await panel.goto('/refer-provider');
  await expect(page.getByText('Bu ayın ödül sınırına ulaştınız')).toBeVisible();
  await expect(send(page)).toHaveCount(0);
});

test('the conditions name amounts and times, and rejected input stays in the form', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/refer-provider/conditions');
  const main = page.getByRole('main');
  for (const text of ['10.000 TL', '20.000 TL', '40.000 TL', '30 gün', '45 iş günü', 'bir yıl'])
    await expect(main).toContainText(text);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Forma dön' }).click();
  await expect(send(page)).toBeVisible();
  await test.step('rejected input stays in the form with the reason', async () => {
    await page.route('**/api/campaign-requests', (route) => route.abort());
    await fill(page, 'Çınar Çiçekçilik', '0532 765 43 23');
    await send(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel(/^Firma adı/)).toHaveValue('Çınar Çiçekçilik');
    await expect(send(page)).toBeEnabled();
  });
});
