import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { searchAndChoose } from './support/searchAndChoose.ts';
import { walk, type Steps } from './support/journey.ts';
import { moveTo, navigate } from './support/moveTo.ts';
import { addLead, menuEntry } from './support/leads.ts';
import { at, expect, test } from './support/panel.ts';

test('the desk rejects a campaign with a reason and approves it later; it is unpublished and copied', async ({
  page,
  panel,
}) => {
  const name = 'Erken kayıtta dış çekim hediye';
  const reason = 'Hediyenin koşullarını metne ekleyin.';
  const atDesk = async (verb: 'Onayla' | 'Reddet') => {
    await panel.startSession('selin.destek');
    await panel.goto('/support/approvals/campaigns');
    await page.getByRole('button', { name: `${verb}: ${name}` }).click();
  };
  const decided = () =>
    expect(page.getByRole('button', { name: `Onayla: ${name}` })).toHaveCount(0);
  await atDesk('Reddet');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  // The dialog covers the buttons until it is closed.
  await expect(dialog).toHaveCount(0);
  await decided();

  await panel.startSession();
  await panel.goto('/discounts?filter={}');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Onaya gönder' }).click();
  await dialog.getByRole('button', { name: 'Onaya gönder' }).click();
  await expect(page.getByText('Onay bekliyor').first()).toBeVisible();
  await expect(page.getByText(reason)).toHaveCount(0);

  await atDesk('Onayla');
  await decided();

  await panel.startSession();
  await panel.goto('/discounts?filter={}');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Onaylandı').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Düzenle' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Yayından kaldır' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yayından kaldır' }).click();
  await expect(page.getByText('Yayından kaldırıldı').first()).toBeVisible();

  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Kopyala' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kampanya ekle' })).toBeVisible();
  const title = page.getByRole('textbox', { name: /^Başlık/ });
  await expect(title).toHaveValue(name);
  const short = page.getByRole('textbox', { name: /^Kısa açıklama/ });
  await short.fill('Kış sezonu');
  await expect(page.getByText('10 / 200 karakter')).toBeVisible();
  await title.fill(`${name}, kış`);
  await expect(page.getByText('35 / 80 karakter')).toBeVisible();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, kış`);
  await expect(page.getByText('Taslak').first()).toBeVisible();
});

/** Chooses the end date of a campaign, three months before or after the current one. */
async function chooseUntil(page: Page, step: string, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Bitiş tarihi/ });
  // The calendar's code may still be loading.
  await expect(field).toBeEnabled();
  await field.press('Enter');
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  const month = calendar.getByRole('button', { name: step });
  for (let moved = 0; moved < 3; moved += 1) await month.click();
  await calendar.getByRole('gridcell', { name: day, exact: true }).click();
  await expect(calendar).toBeHidden();
}

const own: Steps = {
  'an expired campaign is in its own view and can be repeated': async ({ page }) => {
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const all = await page.locator('tbody tr').count();
    await page.getByRole('button', { name: 'Süresi dolan' }).click();
    await expect(page).toHaveURL(/isEnded/);
    await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(all);
    const link = page.locator('tbody tr').first().getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(/^Bu kampanyanın süresi/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yeniden yayınla' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Yeni dönem için kopyala' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kampanya ekle' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Başlık/ })).toHaveValue(name);
    await expect(page.getByLabel('Bitiş tarihi').first()).toHaveValue('');
  },
  'a campaign gets documents and a popup, rejects a higher price and an early end, and is submitted':
    async ({ page }) => {
      await navigate(page, '/discounts?filter={}');
      await page.getByRole('button', { name: 'Zaman çizelgesi' }).click();
      await expect(
        page.getByRole('link', { name: /Kış düğünlerinde yüzde 20 indirim: / }),
      ).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('link', { name: /Kokteyl düğününe canlı müzik hediye: / }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Kokteyl düğününe canlı müzik hediye');

      // Adds a document and replaces it once.
      const documents = page.getByRole('region', { name: 'Belgeler' });
      const file = (name: string) => ({
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`),
      });
      await documents.getByLabel('Belge dosyası').setInputFiles(file('kosullar.pdf'));
      await expect(documents.getByText('kosullar.pdf')).toBeVisible();
      const chooser = page.waitForEvent('filechooser');
      await documents.getByRole('button', { name: 'Değiştir: kosullar.pdf' }).click();
      await (await chooser).setFiles(file('kosullar-2027.pdf'));
      await expect(documents.getByText('kosullar-2027.pdf')).toBeVisible();
      const download = page.waitForEvent('download');
      await documents.getByRole('button', { name: 'İndir: kosullar-2027.pdf' }).click();
      expect((await download).suggestedFilename()).toBe('kosullar-2027.pdf');

      // A discounted price above the normal one and an end before the start are reported at their fields; the
      // preview of the popup updates while typing.
      await page.getByRole('link', { name: 'Düzenle' }).click();
      await page.getByLabel('Kampanyalı fiyat').fill('999999');
      await chooseUntil(page, 'Önceki ay', '1');
      // The editor loads late and moves the fields below it, even during a click.
      await expect(page.getByRole('textbox', { name: 'Kampanya metni' })).toBeVisible();
      await page.getByLabel('Sayfada açılır pencere olarak göster').check();
      await page.getByLabel('Pencere başlığı').fill('Canlı müzik bizden');
      const preview = page.getByRole('region', { name: 'Açılır pencere önizlemesi' });
      await expect(preview.getByText('Canlı müzik bizden')).toBeVisible();
      await preview.getByRole('button', { name: 'Telefon' }).click();
      await expect(preview.getByRole('button', { name: 'Telefon' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Kaydet' }).click();
      await expect(
        page.getByText('Kampanyalı fiyat, normal fiyattan düşük olmalıdır.').first(),
      ).toBeVisible();
      await expect(
        page.getByText('Bitiş tarihi, başlangıç tarihinden önce olamaz.').first(),
      ).toBeVisible();
      await page.getByLabel('Kampanyalı fiyat').fill('280000');
      // Removing the error moves the fields below it, even during a click.
      await expect(page.getByText('Kaydetmek için 1 alanı düzeltin.')).toBeVisible();
      await chooseUntil(page, 'Sonraki ay', '28');
      await page.getByRole('button', { name: 'Kaydet' }).click();
      await expect(title).toHaveText('Kokteyl düğününe canlı müzik hediye');

      await page.getByRole('button', { name: 'Onaya gönder' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Onaya gönder' }).click();
      await expect(page.getByText('Onay bekliyor').first()).toBeVisible();
      await expect(page.getByText('Söz verilen yayın günü').first()).toBeVisible();
    },
  'a coupon is created for a couple, edited by a colleague, sent twice, redeemed, and counted':
    async ({ page, panel }) => {
      const lead = await addLead(panel, { brideName: 'Kuponlu Çift', email: 'kupon@example.com' });
      await navigate(page, '/discount-coupons');
      await page.getByRole('link', { name: 'Kupon ekle' }).click();
      const choose = (field: RegExp, typed: string) =>
        searchAndChoose(page.getByRole('combobox', { name: field }), typed);
      await choose(/^Firma/, 'Çınaraltı');
      await choose(/^Kampanya/, 'Kış düğünlerinde');
      await choose(/^Çiftin talebi/, 'Kuponlu');
      await choose(/^Sorumlu/, 'Mert');
      await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      const code = await title.innerText();
      await expect(page.getByRole('main')).toContainText('Mert Kaya');

      await page.getByRole('button', { name: 'E-postayla gönder' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'E-postayla gönder' }).click();
      await expect(page.getByText('Kupon gönderildi.')).toBeVisible();
      const again = page.getByRole('button', { name: 'Yeniden gönder' });
      await again.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yeniden gönder' }).click();
      await expect.poll(async () => (await panel.outbox('kupon@example.com')).length).toBe(2);
      expect((await panel.outbox('kupon@example.com'))[0]?.text).toContain(code);

      await (await menuEntry(page, 'Kullanıldı olarak işaretle')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('spinbutton', { name: /^Getirisi/ }).fill('384000');
      await dialog.getByRole('button', { name: 'Kullanıldı olarak işaretle' }).click();
      await expect(page.getByText('Kupon kullanıldı olarak işaretlendi.')).toBeVisible();
      await expect(again).toHaveCount(0);
      expect(await findings(page)).toEqual([]);

      // The lead shows it next to its offer, and the list counts it.
      await navigate(page, `/leads/${lead}/offer`);
      await expect(page.getByRole('heading', { level: 1, name: 'Kuponlu Çift' })).toBeVisible();
      await expect(page.getByRole('main').getByText(code)).toBeVisible();
      await navigate(page, '/discount-coupons');
      await page.getByRole('button', { name: /^İstatistikler:/ }).click();
      const funnel = page.getByRole('region', { name: 'Kuponların özeti' });
      const { data } = await panel.api('GET', '/discount-coupons/stats');
      await expect(funnel).toContainText(`${String(at(data, 'used'))} tanesi kullanıldı`);
      expect(await findings(page)).toEqual([]);
    },
  'a coupon is revoked and becomes invalid': async ({ page, panel }) => {
    const leadId = await addLead(panel, { brideName: 'Vazgeçen Çift', email: 'vaz@example.com' });
    const { data: lead } = await panel.api('GET', `/leads/${leadId}`);
    const providerId = at(at(lead, 'provider'), 'id');
    const campaigns = await panel.api('GET', `/discounts?providerId=${String(providerId)}`);
    const discountId = Array.isArray(campaigns.data) ? at(campaigns.data[0], 'id') : undefined;
    const coupon = { providerId, discountId, leadId };
    const { data } = await panel.api('POST', '/discount-coupons', coupon);
    await navigate(page, `/discount-coupons/${String(at(data, 'id'))}`);
    await expect(
      page.getByRole('heading', { level: 1, name: String(at(data, 'code')) }),
    ).toBeVisible();
    await (await menuEntry(page, 'Geri al')).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Kupon geçersiz olur');
    await dialog.getByRole('button', { name: 'Geri al' }).click();
    await expect(page.getByText('Kupon geri alındı.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'E-postayla gönder' })).toHaveCount(0);
    await moveTo(page, `/leads/${leadId}/offer`);
    await expect(page.getByRole('heading', { level: 1, name: /^Vazgeçen/ })).toBeVisible();
    await expect(page.getByRole('main').getByText(String(at(data, 'code')))).toHaveCount(0);
  },
};

test('campaigns and coupons are used from start to end', async ({ panel, traveller }) => {
  await panel.signIn('ayse', '/discounts');
  await walk(own, traveller);
});
