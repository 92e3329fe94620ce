import type { Locator, Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { addLead, menuEntry, openLead, startLead } from './support/leads.ts';
import { walk, type Steps } from './support/journey.ts';
import { at, expect, test } from './support/panel.ts';

const open = async (page: Page) => {
  await (await menuEntry(page, 'Otomatik takip başlat')).click();
  const dialog = page.getByRole('dialog', { name: 'Otomatik takip' });
  await expect(dialog.getByRole('button', { name: 'Takibi başlat' })).toBeVisible();
  return dialog;
};
/** Chooses the 15th of another month for a step. */
async function choose(step: Locator, ...turns: ('Önceki ay' | 'Sonraki ay')[]) {
  const field = step.getByRole('textbox', { name: /^Gönderim zamanı/ });
  await expect(field).toBeEnabled();
  await field.press('Enter');
  const calendar = step
    .page()
    .getByRole('dialog')
    .filter({ has: step.page().getByRole('grid') });
  for (const turn of turns) {
    await calendar.getByRole('button', { name: turn }).click();
    // The previous month slides out first.
    await expect(calendar.getByRole('gridcell', { name: '15', exact: true })).toHaveCount(1);
  }
  await calendar.getByRole('gridcell', { name: '15', exact: true }).click();
  await calendar.getByRole('button', { name: 'Tamam' }).click();
  await expect(calendar).toBeHidden();
}
/** Sets the clock of a page, and makes the page read it, as it does when it is shown again. */
async function setClock(page: Page, now: number): Promise<void> {
  await page.clock.setSystemTime(now);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
const running = (page: Page) => page.getByRole('group', { name: 'Otomatik takip' });

const steps: Steps = {
  'a follow-up previews its messages, is edited, runs and is stopped': async ({ page, panel }) => {
    const couple = {
      brideName: 'Takip Edilen',
      phone: '+905321114455',
      email: 'takip@example.com',
    };
    const id = await startLead({ page, panel }, couple);
    const dialog = await open(page);
    const mail = dialog.getByRole('group', { name: '1. adım, E-posta' });
    const sms = dialog.getByRole('group', { name: '2. adım, SMS' });
    await expect(mail.getByRole('textbox', { name: 'Mesaj' })).toHaveValue(
      /^Merhaba Takip Edilen,/,
    );
    await expect(sms).toContainText('Mesaj almak istemiyorsanız RET yazın.');
    expect(await findings(page)).toEqual([]);
    await mail.getByRole('textbox', { name: 'Mesaj' }).fill('Bizi düşündünüz mü?');
    await sms.getByRole('button', { name: '2. adımı çıkar' }).click();
    await expect(sms).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Takibi başlat' }).click();
    await expect(page.getByText('Takip başladı.')).toBeVisible();
    await expect(running(page)).toContainText(/Takip sürüyor.*Sıradaki: .*E-posta/);
    await running(page).getByRole('button', { name: 'Adımları gör' }).click();
    const steps = page.getByRole('dialog', { name: 'Adımları gör' });
    await expect(steps.getByRole('listitem')).toHaveText([/Bekliyor.*Bizi düşündünüz mü\?/]);
    await steps.getByRole('button', { name: 'Kapat' }).click();
    await running(page).getByRole('button', { name: 'Takibi durdur' }).click();
    await expect(page.getByText('Takip durduruldu.')).toBeVisible();
    await expect(await menuEntry(page, 'Otomatik takip başlat')).toBeVisible();
    await page.keyboard.press('Escape');
    await openLead({ page, panel }, id, '/history');
    await expect(page.getByText('Otomatik takip başladı')).toBeVisible();
    await expect(page.getByText('Otomatik takip sona erdi: durduruldu')).toBeVisible();
  },
  'a follow-up ends once a user answers': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Yanıt Alan', email: 'yanit@example.com' });
    const dialog = await open(page);
    // A couple without a phone gets no SMS.
    await expect(dialog.getByText(/1 adım çıkarıldı/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Takibi başlat' }).click();
    await expect(running(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'Mesaj', exact: false }).fill('Ben yazıyorum');
    await page.getByRole('button', { name: 'Gönder', exact: true }).click();
    await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
    await expect(running(page)).toHaveCount(0);
  },
  'closed leads have no follow-up': async ({ page, panel }) => {
    const id = await addLead(panel, { brideName: 'Olumsuz Çift', email: 'olumsuz@example.com' });
    const reasons = await panel.api('GET', '/lead-data');
    const reasonId = at(at(at(reasons.data, 'rejectReasons'), 0), 'itemId');
    await panel.api('POST', `/leads/${id}/actions`, { type: 'reject', reasonId });
    await openLead({ page, panel }, id);
    await expect(page.getByRole('heading', { level: 1, name: 'Olumsuz Çift' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Mesajlar' })).toBeVisible();
    const start = await menuEntry(page, 'Otomatik takip başlat');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(start).toHaveCount(0);
  },
  'keeps the input after a rejected or failed request': async ({ page, panel, context }) => {
    const couple = { brideName: 'Kayıpsız', phone: '+905321114466', email: 'kayip@example.com' };
    const id = await startLead({ page, panel }, couple);
    // Simulates a computer whose clock is slow, which offers past days.
    await setClock(page, Date.now() - 60 * 86_400_000);
    const dialog = await open(page);
    const start = dialog.getByRole('button', { name: 'Takibi başlat' });
    const mail = dialog.getByRole('group', { name: '1. adım, E-posta' });
    const message = mail.getByRole('textbox', { name: 'Mesaj' });
    await message.fill('Fiyatımız {{Fiyat}}');
    await expect(mail.getByText('Göndermeden önce doldurun: Fiyat')).toBeVisible();
    await expect(start).toBeDisabled();
    await message.fill('Fiyatımız değişmedi');
    await choose(mail, 'Önceki ay');
    await setClock(page, Date.now());
    await start.click();
    await expect(mail.getByText('Gelecekte olmalı.')).toBeVisible();
    await choose(mail, 'Sonraki ay', 'Sonraki ay');
    await context.setOffline(true);
    await start.click();
    await expect(dialog.getByRole('alert')).toContainText('ulaşılamadı');
    await expect(message).toHaveValue('Fiyatımız değişmedi');
    await context.setOffline(false);
    await start.click();
    await expect(running(page)).toBeVisible();
    const { data } = await panel.api('GET', `/leads/${id}/follow-ups`);
    expect(data).toHaveLength(1);
  },
};

test('a follow-up is edited, runs, is stopped, and ends by itself', async ({
  panel,
  traveller,
}) => {
  await panel.startSession();
  await walk(steps, traveller);
});
