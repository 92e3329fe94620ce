import type { Page } from '@playwright/test';
import { searchAndChoose } from './support/searchAndChoose.ts';
import { cardOf, formOf, openGallery } from './support/gallery.ts';
import { walk, type Steps } from './support/journey.ts';
import { expect, test } from './support/panel.ts';

const REQUIRED = 'Bu alan zorunludur.';
const HOSTILE = '<img src=x onerror=alert(1)>"\'‮';

/** Puts a text where the caret is, as from the clipboard. */
const paste = (page: Page, text: string) => page.keyboard.insertText(text);

const steps: Steps = {
  'a card contains cells of every kind': async ({ page }) => {
    await expect(
      cardOf(page, 'Telefon').getByRole('link', { name: '+971 501 234 567' }),
    ).toBeVisible();
    await expect(cardOf(page, 'IBAN').getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  },
  'invalid values are rejected at their field, valid ones accepted': async ({ page }) => {
    for (const [name, wrong, reason, good] of [
      ['Metin', '', REQUIRED, HOSTILE],
      ['E-posta', HOSTILE, 'Geçerli bir e-posta adresi girin.', 'can@example.com'],
    ] as const) {
      const form = formOf(page, name);
      const box = form.card.getByLabel(new RegExp(`^${name}(\\s\\*)?$`)).first();
      await box.fill(wrong);
      await form.refused(reason);
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await box.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await paste(page, good);
      await page.keyboard.press('Enter');
      await expect(form.card.getByText('Bu değer kabul edilir.')).toBeVisible();
      await expect(box).toHaveAttribute('aria-invalid', 'false');
    }
  },
  'a phone number is typed into its mask, pasted in any format, and rejected if it is invalid':
    async ({ page }) => {
      const form = formOf(page, 'Telefon');
      const box = form.card.locator('input[type=tel]');
      await box.fill('');
      await box.pressSequentially('05321234567');
      await expect(box).toHaveValue('0(532) 123 45 67');
      await form.accepted();
      await box.fill(HOSTILE);
      await expect(box).toHaveValue('');
      await form.refused(REQUIRED);
      await box.fill('532');
      await form.refused('Geçerli bir telefon numarası girin.');
      await box.fill('');
      await paste(page, '+49 1512 3456789');
      await box.blur();
      await expect(form.card.getByRole('combobox', { name: /ülke kodu/ })).toHaveValue('DE');
      await form.accepted();
      await form.card.getByRole('combobox', { name: /ülke kodu/ }).selectOption('TR');
      await box.fill('+90');
      await form.refused(REQUIRED);
    },
  'numbers with a check digit are grouped, cleaned and validated': async ({ page }) => {
    const iban = formOf(page, 'IBAN');
    const box = iban.card.getByLabel(/^IBAN(\s\*)?$/);
    await box.fill('');
    await box.pressSequentially('tr330006400000000000000001');
    await expect(box).toHaveValue('TR33 0006 4000 0000 0000 0000 01');
    await expect(iban.card.getByText('İş Bankası')).toBeVisible();
    await iban.refused(/IBAN girin/);
    await box.fill(' TR33-0006 1005 1978 6457 8413 26 ');
    await iban.accepted();
    const identity = formOf(page, 'Kimlik numarası');
    const identityBox = identity.card.getByLabel(/^Kimlik numarası(\s\*)?$/);
    await identityBox.fill('10000000145');
    await identity.refused(/11 hane/);
    await identityBox.fill('100 000 001 46');
    await expect(identityBox).toHaveValue('10000000146');
    await identity.accepted();
    const tax = formOf(page, 'Vergi numarası');
    const taxBox = tax.card.getByLabel(/^Vergi numarası(\s\*)?$/);
    await taxBox.fill(HOSTILE);
    await expect(taxBox).toHaveValue('1');
    await tax.refused(/10 hane/);
    await taxBox.fill('TR 4540536920');
    await tax.accepted();
  },
  'stars are set by arrow keys and removed by a click': async ({ page }) => {
    const form = formOf(page, 'Puan');
    const stars = form.card.getByRole('group', { name: /^Puan(\s\*)?$/ });
    await stars.getByRole('radio', { name: '1 yıldız', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio', { name: '2 yıldız' })).toBeChecked();
    await form.accepted();
    await stars.locator('label').nth(1).click();
    await form.refused(REQUIRED);
  },
  'a video is played on demand, by its host only': async ({ page }) => {
    await page.route(/youtube-nocookie/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Oynatıcı</title>' }),
    );
    const form = formOf(page, 'Video bağlantısı');
    const box = form.card.getByLabel(/^Video bağlantısı(\s\*)?$/);
    await form.card.getByRole('button', { name: 'YouTube videosunu göster' }).press('Enter');
    await expect(form.card.getByTitle('YouTube oynatıcısı')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
    await box.fill('javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ');
    await form.refused(/YouTube, Vimeo veya Dailymotion/);
    await expect(form.card.locator('iframe')).toHaveCount(0);
  },
  'several records are chosen by typing, up to the limit': async ({ page }) => {
    const form = formOf(page, 'Birkaç kayıt');
    const box = form.card.getByRole('combobox');
    await expect(form.card.getByRole('button', { name: 'İstanbul' })).toBeVisible();
    await searchAndChoose(box, 'Düz', /^Düzce$/);
    await form.accepted();
    await searchAndChoose(box, 'İzmi', /^İzmir$/);
    await form.refused('En fazla 3 seçim yapabilirsiniz.');
    await box.focus();
    for (let chosen = 4; chosen > 0; chosen -= 1) await page.keyboard.press('Backspace');
    await expect(form.card.getByRole('button', { name: 'İstanbul' })).toHaveCount(0);
    await form.refused(REQUIRED);
  },
  'dependent fields wait for the other value and are cleared with it': async ({ page }) => {
    const form = formOf(page, 'İlin ilçesi');
    const city = form.card.getByRole('combobox', { name: /^İl(\s\*)?$/ });
    const district = form.card.getByRole('combobox', { name: /^İlin ilçesi(\s\*)?$/ });
    await expect(district).toBeDisabled();
    await searchAndChoose(city, 'Ankara');
    await searchAndChoose(district, 'Çank');
    await form.accepted();
    await searchAndChoose(city, 'İzmir');
    await expect(district).toHaveValue('');
    await form.refused(REQUIRED);
  },
  'an address is chosen from the largest area to the smallest': async ({ page }) => {
    const form = formOf(page, 'Adres');
    const place = (name: string) =>
      form.card.getByRole('combobox', { name: new RegExp(`^${name}(\\s\\*)?$`) });
    await searchAndChoose(place('İl'), 'Ankara');
    await expect(place('İlçe')).toHaveValue('');
    await form.refused(REQUIRED);
    await searchAndChoose(place('İlçe'), 'Çank');
    await searchAndChoose(place('Mahalle'), 'Kavaklı');
    await form.card.getByLabel('Açık adres').fill(HOSTILE);
    await form.accepted();
  },
  'rows are added, moved and removed, including nested rows': async ({ page }) => {
    const form = formOf(page, 'Satır içinde satırlar');
    const titles = form.card.getByLabel(/^Başlık/);
    const down = form.card.getByRole('button', { name: '1. satırı aşağı taşı', disabled: false });
    await down.press('Enter');
    await expect(titles.nth(1)).toHaveValue('Gelin');
    await expect(form.card.getByRole('button', { name: '2. satırı yukarı taşı' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(titles.first()).toHaveValue('Gelin');
    await form.card.getByRole('button', { name: 'Telefonlar: Ekle' }).first().click();
    await expect(form.card.locator('input[type=tel]')).toHaveCount(2);
    await form.refused(REQUIRED);
    await form.card.locator('input[type=tel]').nth(1).fill('05329876543');
    await form.accepted();
    await form.card.getByRole('button', { name: 'Satır içinde satırlar: Ekle' }).click();
    await expect(titles).toHaveCount(3);
    await expect(
      form.card.getByRole('button', { name: 'Satır içinde satırlar: Ekle' }),
    ).toBeDisabled();
    await form.card.getByRole('button', { name: 'Kaldır 3' }).click();
    await form.accepted();
  },
};

test('fields are filled in, rejected with a reason, and accepted', async ({
  page,
  panel,
  traveller,
}) => {
  await openGallery(page, panel);
  await walk(steps, traveller);
});
