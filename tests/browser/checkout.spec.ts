import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { expect, test } from './support/panel.ts';

const fields = (page: Page) => page.frameLocator('iframe[title="Kart bilgileri"]');
const bank = (page: Page) => page.frameLocator('iframe[title="3D Secure doğrulaması"]');

const code = (page: Page) => page.frameLocator('iframe[title="Güvenlik kodu"]').getByLabel('CVV');

async function typeCard(page: Page, number: string): Promise<void> {
  await fields(page).getByLabel('Kart numarası').fill(number);
  await fields(page).getByLabel('Kart üzerindeki ad').fill('Zeynep Atölye');
  await fields(page)
    .getByLabel(/^Son kullanma/)
    .fill('12/30');
  await fields(page).getByLabel('CVV').fill('123');
}

const pay = (page: Page) => page.getByRole('button', { name: /öde$/ });

const firstPayment: Steps = {
  'a notice announces the first payment, links to it, and stays closed for a day': async ({
    page,
    panel,
  }) => {
    await panel.signIn('pending');
    const notice = page.getByRole('status').filter({ hasText: 'İlk ödemeniz bekliyor.' });
    await expect(notice).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await notice.getByRole('link', { name: 'Ödemeye git' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ödeme' })).toBeVisible();
    await expect(page.getByText('6.750,00').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await navigate(page, '/settings/profile');
    await notice.getByRole('button', { name: 'Bugün gösterme' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
  'pending payments are paid: retry after a rejection, instalments, the bank, receipt and reload':
    async ({ page, panel }) => {
      // The URL of an unknown attempt shows the pending payments.
      await navigate(page, '/checkout?attempt=999999');
      await expect(page.getByRole('heading', { name: 'Ödenecekler' })).toBeVisible();
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(pay(page)).toHaveText('6.750,00 TL öde');
      expect(await findings(page)).toEqual([]);
      await pay(page).click();
      await expect(fields(page).getByText('Kart numarası geçerli değil.')).toBeVisible();
      await expect(page.getByText('Kart bilgilerini kontrol edin.')).toBeVisible();

      await typeCard(page, '4111 1111 1111 1129');
      await pay(page).click();
      await bank(page).getByLabel('SMS kodu').fill('123456');
      await bank(page).getByRole('button', { name: 'Onayla' }).click();
      await expect(page.getByRole('heading', { name: 'Ödeme yapılamadı' })).toBeVisible();
      await expect(page.getByText('Kartın bakiyesi ya da limiti yetersiz.')).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await page.getByRole('button', { name: 'Yeniden dene' }).click();
      await page.getByRole('radio', { name: /^6 taksit/ }).check();
      // Storing the card is the user's choice.
      await expect(
        page.getByRole('checkbox', { name: /^Kartı sonraki ödemeler/ }),
      ).not.toBeChecked();
      await expect(pay(page)).toHaveText('7.033,50 TL öde');
      await typeCard(page, '5528 7900 0000 0008');
      // If the connection fails when the card is sent, the error is shown, and the same button works once it is
      // back.
      await page.context().setOffline(true);
      await pay(page).click();
      await expect(
        page.getByText(/ödeme kuruluşuna ulaşamadı; karttan para çekilmedi/),
      ).toBeVisible();
      await page.context().setOffline(false);
      await pay(page).click();
      await expect(bank(page).getByText('7.033,50 TL')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      // Going back after leaving reopens the bank's page.
      await panel.goto('/leads');
      await page.goBack();
      await expect(bank(page).getByText('7.033,50 TL')).toBeVisible();
      await expect(page).toHaveURL(/attempt=\d+$/);
      await bank(page).getByLabel('SMS kodu').fill('123456');
      await bank(page).getByRole('button', { name: 'Onayla' }).click();
      await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
      // The previous history entry is the bank's page, which would request the code again; going back must show the
      // result.
      await page.evaluate(() => history.back());
      await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Makbuzu indir/ }).click();
      expect((await download).suggestedFilename()).toMatch(/^makbuz-\d+\.pdf$/);
      await page.getByRole('link', { name: 'Tüm ödemeler' }).last().click();
      await expect(page.getByRole('main')).toContainText('Ödendi');
    },
};

test('a first payment is announced and paid', ({ traveller }) => walk(firstPayment, traveller));

test('a debt is shown and blocks nothing, and a payment is noticed in another tab', async ({
  page,
  panel,
  context,
  server,
}) => {
  await panel.signIn('zeynep', '/leads');
  const debt = page.getByRole('status').filter({ hasText: 'Ödenmemiş borcunuz var.' });
  await expect(debt).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await debt.getByRole('link', { name: 'Ödemeye git' }).click();
  await expect(pay(page)).toHaveText('4.800,00 TL öde');
  const other = await context.newPage();
  await other.goto(`${server.url}/checkout`);
  await expect(pay(other)).toHaveText('4.800,00 TL öde');
  await code(other).fill('123');

  // A stored card requires only its security code.
  await code(page).fill('123');
  await pay(page).click();
  await bank(page).getByLabel('SMS kodu').fill('123456');
  await bank(page).getByRole('button', { name: 'Onayla' }).click();
  await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();

  await pay(other).click();
  await expect(other.getByText('Bu ödeme daha önce yapılmış.')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Ödemeler' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
  await expect(debt).toHaveCount(0);
});

const cards: Steps = {
  'cards are added by the gateway’s fields, made primary and deleted': async ({ page, panel }) => {
    await panel.signIn('ayse', '/payments');
    await page.getByRole('link', { name: 'Kartlarım' }).click();
    await expect(page.getByText('3 / 10 kart')).toBeVisible();
    await expect(page.getByText('Süresi doluyor')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Kart ekle' }).click();
    await page.getByLabel('Kartın adı').fill('Muhasebe kartı');
    await typeCard(page, '5528 7900 0000 0008');
    await page.getByRole('button', { name: 'Kartı kaydet' }).click();
    await expect(page.getByText('4 / 10 kart')).toBeVisible();
    await page.getByRole('button', { name: 'Birincil yap: Muhasebe kartı' }).click();
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toContainText('Muhasebe kartı');
    await first.getByRole('button', { name: /^Sil/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('birincil kartınız Şirket kartı olur');
    await dialog.getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('3 / 10 kart')).toBeVisible();
    await expect(first).toContainText('Şirket kartı');
  },
  'a package is added for one of several providers, named, and removed': async ({ page }) => {
    await navigate(page, '/checkout');
    await page.getByText('Paketinizi yenileyin ya da yükseltin').click();
    await page
      .getByRole('combobox', { name: 'Hangi firma için' })
      .selectOption({ label: 'İnci Gelinlik' });
    await page.getByRole('button', { name: 'Prime paket ekle' }).click();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: /^Prime paketİnci Gelinlik/ })
      .filter({ has: page.getByRole('checkbox') });
    await expect(row).toBeVisible();
    await expect(page.getByRole('button', { name: 'Prime paket ekle' })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await row.getByRole('button', { name: 'Çıkar' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Prime paket ekle' })).toBeVisible();
  },
};

test('cards are stored, and a package is added and removed', ({ traveller }) =>
  walk(cards, traveller));
