import type { Page } from '@playwright/test';
import { searchAndChoose } from './support/searchAndChoose.ts';
import { moveTo, navigate } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const INSTAGRAM = '/providers/1/info/instagram';

const notices = (page: Page) => page.getByRole('region', { name: 'Bildirimler' }).last();

async function seeBadges(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Firmanın sayfaları' })
    .getByRole('link', { name: 'Rozetler' })
    .click();
  const rows = page.getByRole('table', { name: 'Rozetler' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  const quick = rows.filter({ hasText: 'Hızlı yanıt' });
  await expect(quick.locator('img')).toHaveJSProperty('complete', true);
  await expect(quick.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const how = quick.getByText('Taleplerin çoğunu 24 saat içinde yanıtladı.');
  expect(
    await how.evaluate((text) => {
      const cell = text.closest('td');
      return cell !== null && cell.scrollWidth <= cell.clientWidth;
    }),
  ).toBe(true);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  const rank = page.getByRole('group', { name: 'Derece' });
  await rank.getByRole('button', { name: 'Altın' }).click();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(2);
  await expect(quick).toHaveCount(0);
}

async function recommend(page: Page): Promise<void> {
  await moveTo(page, '/providers/1/related-providers');
  const rows = page.getByRole('table', { name: 'İlgili firmalar' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: 'Firma öner' }).first().click();
  const form = page.getByRole('main');
  const name = form.getByRole('combobox', { name: /^Firma adı/ });
  await name.fill('inci');
  await page.getByRole('option', { name: /İnci Gelinlik/ }).click();
  await expect(name).toHaveValue('İnci Gelinlik');
  await expect(form.getByText('Pazar yerindeki sayfası bulundu: Gelinlik, İzmir.')).toBeVisible();
  await form.getByRole('textbox', { name: /^Web sitesi/ }).fill('incigelinlik');
  const save = form.getByRole('button', { name: 'Kaydet' });
  await save.click();
  await expect(
    page.getByRole('list', { name: 'Düzeltilecek alanlar' }).getByRole('button'),
  ).toHaveText(['Web sitesi']);
  expect(await findings(page)).toEqual([]);
  await form.getByRole('textbox', { name: /^Web sitesi/ }).fill('https://incigelinlik.example.com');
  await form.getByRole('textbox', { name: /^Neden/ }).fill('Gelinlerimiz onlardan giyiniyor.');
  await save.click();
  await expect(rows).toHaveCount(3);
  const row = rows.filter({ hasText: 'İnci' });
  await expect(row).toContainText('İzmir');
  await row.getByRole('link', { name: 'İnci Gelinlik' }).click();
  const record = page.getByRole('dialog', { name: 'İnci Gelinlik' });
  await expect(record).toContainText('Gelinlerimiz onlardan giyiniyor.');
  await expect(record).toContainText('İzmir');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Firma öner' }).first().click();
  await name.fill('İnci Gelinlik');
  await page.keyboard.press('Escape');
  await save.click();
  await expect(page.getByRole('list', { name: 'Düzeltilecek alanlar' })).toContainText('Firma adı');
  await moveTo(page, '/providers/1/related-providers');
  await rows.filter({ hasText: 'İnci' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Sil/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Sil/ }).click();
  await expect(rows).toHaveCount(2);
}

async function connectInstagram(page: Page): Promise<void> {
  await navigate(page, INSTAGRAM);
  const section = page.getByRole('region', { name: 'Instagram' });
  await section.getByRole('button', { name: 'Instagram’ı bağla' }).click();
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(page).toHaveURL(new RegExp(`${INSTAGRAM}$`));
  await expect(section).toContainText('Bağlı hesap yok.');

  await section.getByRole('button', { name: 'Instagram’ı bağla' }).click();
  await page.getByRole('link', { name: 'cinaralti' }).click();
  await expect(page).toHaveURL(new RegExp(`${INSTAGRAM}$`));
  await expect(notices(page)).toContainText('Instagram hesabınız bağlandı.');
  await expect(section).toContainText('@cinaralti');
  expect(await findings(page)).toEqual([]);

  await navigate(page, '/providers/3/info/instagram');
  await section.getByRole('button', { name: 'Instagram’ı bağla' }).click();
  await page.getByRole('link', { name: 'cinaralti' }).click();
  await expect(page).toHaveURL(/providers\/3\/info\/instagram$/);
  await expect(notices(page)).toContainText('Bu Instagram hesabı başka bir firmaya bağlı.');
  await expect(section).toContainText('Bağlı hesap yok.');

  await navigate(page, INSTAGRAM);
  await section.getByRole('button', { name: 'Bağlantıyı kes' }).click();
  const dialog = page.getByRole('dialog', { name: '@cinaralti bağlantısı kesilsin mi?' });
  await dialog.getByRole('button', { name: 'Bağlantıyı kes' }).click();
  await expect(section).toContainText('Bağlı hesap yok.');
}

async function tellThePage(page: Page): Promise<void> {
  const PAGE = '/providers/3/info';
  await navigate(page, `${PAGE}/redirect`);
  const number = page.getByRole('textbox', { name: /^Aramaların bağlanacağı telefon/ });
  await number.fill('0532 11');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('0532 111 22 33');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(notices(page)).toContainText('Aramalar artık bu telefona bağlanıyor.');
  await page.reload();
  await expect(number).toHaveValue(/532\) 111 22 33$/);
  expect(await findings(page)).toEqual([]);

  const tabs = page.getByRole('navigation', { name: 'Bölümler' });
  const waiting = page.getByRole('region', { name: 'Onay bekliyor' });
  const send = page.getByRole('button', { name: 'Onaya gönder' });
  await tabs.getByRole('link', { name: 'Ekip' }).click();
  await page.getByRole('button', { name: 'Ekip üyeleri: Ekle' }).click();
  await page
    .getByRole('textbox', { name: /^Ad soyad/ })
    .last()
    .fill('Derya Su');
  await page
    .getByRole('textbox', { name: /^Görevi/ })
    .last()
    .fill('Modelist');
  await send.click();
  await expect(waiting).toContainText('Derya Su');
  await tabs.getByRole('link', { name: 'Konum' }).click();
  await searchAndChoose(page.getByRole('combobox', { name: /^Mahalle/ }), 'Alsanc');
  await send.click();
  await expect(waiting).toContainText('Alsancak');
  await tabs.getByRole('link', { name: 'Tanıtım yazısı' }).click();
  await page.getByRole('textbox', { name: 'Tanıtım yazısı' }).fill('Kısa yazı.');
  await expect(page.getByText('10 karakter, en az 300 önerilir')).toBeVisible();
  await navigate(page, `${PAGE}/team`);
  await expect(waiting).toContainText('Derya Su');

  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Bekleyen değişiklikleri geri çek' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Bekleyen değişiklikleri geri çek' }).click();
  await expect(notices(page)).toContainText('Bekleyen değişiklikler geri çekildi.');
  await expect(waiting).toHaveCount(0);
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Bilgiler güncel' }).click();
  await expect(notices(page)).toContainText('Bilgilerin güncel olduğu kaydedildi.');
}

test('the badges of a provider are shown and other businesses recommended', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/providers/1/info');
  await test.step('badges show picture, rank and criteria, and are filtered by rank', () =>
    seeBadges(page));
  await test.step('a business is found, recommended once, and removed', () => recommend(page));
});

test('a provider shows its call forwarding, its team and its Instagram account', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/providers/1/info');
  await test.step('calls are forwarded, team and location are shown, and pending changes are withdrawn', () =>
    tellThePage(page));
  await test.step('a provider connects to Instagram, is rejected another’s account, and disconnects', () =>
    connectInstagram(page));
});
