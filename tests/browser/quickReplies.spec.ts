import type { Page } from '@playwright/test';
import { navigate } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

const quick = (page: Page) => page.getByRole('group', { name: 'Hazır yanıtlar' });
const body = (page: Page) => page.getByRole('textbox', { name: 'Mesaj', exact: false });

/** Opens a tab of a lead inside the application. */
async function openLead(page: Page, path: string, name: string): Promise<void> {
  await navigate(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

async function putText(page: Page, panel: Panel): Promise<void> {
  const couple = {
    brideName: 'Nilay Gün',
    groomName: 'Tan Öz',
    email: 'nilay@example.com',
    weddingDate: '2029-06-16',
  };
  const id = await addLead(panel, couple, { estimatedGuestCount: 120 });
  await openLead(page, `/leads/${id}`, 'Nilay Gün');
  await body(page).fill('Merhaba, kısa bir not.');
  const available = quick(page).getByRole('button', { name: 'Müsaitiz' });
  await available.focus();
  await page.keyboard.press('Enter');
  await expect(body(page)).toBeFocused();
  // The typed text stays above the quick reply, whose fields are filled from the lead.
  await expect(body(page)).toHaveValue(
    /^Merhaba, kısa bir not\.\n\nMerhaba Nilay & Tan,[^]*16 Haziran 2029[^]*Ayşe Yıldırım$/,
  );
  expect((await panel.api('GET', `/leads/${id}/messages`)).data).toEqual([]);
  await body(page).fill('');
  await quick(page).getByRole('button', { name: 'Başka tarihler' }).click();
  await expect(body(page)).toHaveValue(/- 9 Haziran 2029 Cumartesi\n- 23 Haziran 2029 Cumartesi/);
  await body(page).fill('Düzeltildi: 24 Haziran nasıl?');
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
  expect((await panel.outbox('nilay@example.com'))[0]?.text).toBe('Düzeltildi: 24 Haziran nasıl?');
  expect(await findings(page)).toEqual([]);
}

async function fillPrice(page: Page, panel: Panel): Promise<void> {
  const id = await addLead(panel, { brideName: 'Fiyat Soran', email: 'fiyat@example.com' });
  await openLead(page, `/leads/${id}`, 'Fiyat Soran');
  await page.getByLabel('Yanıtın dili').selectOption('de');
  await quick(page).getByRole('button', { name: 'Fiyat listesi' }).click();
  await expect(body(page)).toHaveValue(/^Guten Tag Fiyat Soran,\n\nhier sind unsere Preise:/);
  await expect(page.getByText('Göndermeden önce doldurun: Teklif, Fiyat')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gönder', exact: true })).toBeDisabled();
}

async function writeInLanguage(page: Page, panel: Panel): Promise<void> {
  const couple = {
    brideName: 'Anna Weber',
    email: 'anna.weber@example.com',
    phone: '+4915112345678',
    weddingDate: '2028-07-15',
  };
  const id = await addLead(panel, couple);
  await openLead(page, `/leads/${id}`, 'Anna Weber');
  const language = page.getByLabel('Yanıtın dili');
  const subject = page.getByRole('textbox', { name: /^Konu/ });
  await expect(language).toHaveValue('de');
  await expect(subject).toHaveValue(/: Ihre Anfrage$/);
  await quick(page).getByRole('button', { name: 'Müsaitiz' }).click();
  await expect(body(page)).toHaveValue(
    /^Guten Tag Anna Weber,\n\nam Samstag, 15\. Juli 2028 sind wir frei/,
  );
  await expect(body(page)).toHaveAttribute('lang', 'de');
  await language.selectOption('en');
  await expect(subject).toHaveValue(/: your enquiry$/);
  await subject.fill('Bahçemiz');
  await language.selectOption('ar');
  await expect(subject).toHaveValue('Bahçemiz');
  await page.reload();
  await expect(language).toHaveValue('ar');
  await expect(subject).toHaveValue('Bahçemiz');
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
  await expect(subject).toHaveValue(/: بخصوص طلبكم$/);
}

async function askMissing(page: Page, panel: Panel): Promise<void> {
  const couple = {
    brideName: 'Eksik Bilgi',
    email: 'eksik@example.com',
    weddingDate: '2028-05-06',
  };
  const id = await addLead(panel, couple, { packagePrice: 300_000, organizationType: 'wedding' });
  await openLead(page, `/leads/${id}/notes`, 'Eksik Bilgi');
  await expect(page.getByRole('meter', { name: 'Bilgi tamlığı' })).toHaveAttribute('value', '60');
  await expect(page.getByText('Eksik: Davetli sayısı, İstekler ve Telefon')).toBeVisible();
  await page.getByRole('link', { name: 'Çifte sor' }).click();
  await expect(body(page)).toHaveValue(
    /- Davetli sayınız\n- Özel istekleriniz\n- Telefon numaranız\n/,
  );
  await body(page).fill('Değiştirildi');
  await page.reload();
  // A reloaded page does not insert the reply again.
  await expect(quick(page).getByRole('button', { name: 'Eksikleri sor' })).toBeVisible();
  await expect(body(page)).toHaveValue('Değiştirildi');
}

async function askAgain(page: Page, id: number): Promise<void> {
  await page.route('**/quick-replies*', (route) => route.abort());
  await openLead(page, `/leads/${id}`, 'Kopuk Bağlantı');
  const again = quick(page).getByRole('button', { name: /yeniden dene/ });
  await expect(again).toBeVisible();
  await body(page).fill('Yine de yazılır');
  await page.unroute('**/quick-replies*');
  await again.click();
  await expect(quick(page).getByRole('button', { name: 'Fiyat listesi' })).toBeVisible();
  await expect(body(page)).toHaveValue('Yine de yazılır');
}

async function findElsewhere(page: Page, panel: Panel): Promise<void> {
  const couple = { brideName: 'İki Kez Yazan', phone: '+905321118899', email: 'iki@example.com' };
  const id = await addLead(panel, couple);
  const { data } = await panel.api('GET', '/providers');
  const providerId = at(at(data, 1), 'id');
  const other = await panel.api('POST', '/leads', {
    providerId,
    couple: { ...couple, brideName: 'Bir Başka Ad' },
  });
  await openLead(page, `/leads/${id}`, 'İki Kez Yazan');
  const hint = page.getByRole('region', { name: 'Aynı çiftin diğer talepleri' });
  await expect(hint).toContainText('Bekliyor');
  await hint.getByRole('link', { name: String(at(at(data, 1), 'name')) }).click();
  await expect(page).toHaveURL(new RegExp(`/leads/${String(at(other.data, 'id'))}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Bir Başka Ad' })).toBeVisible();
}

test('a reply starts with a quick reply', async ({ page, panel }) => {
  await panel.signIn();
  // Opened early, so that neither its opening nor its event refetches the quick replies later.
  const opened = await addLead(panel, { brideName: 'Kopuk Bağlantı', email: 'kopuk@example.com' });
  await panel.api('POST', `/leads/${opened}/open`);
  await test.step('one click inserts a text to be edited, and sends nothing', () =>
    putText(page, panel));
  await test.step('an open price blocks sending until it is filled, and the language can be changed', () =>
    fillPrice(page, panel));
  await test.step('quick replies that fail to load can be retried, while typing continues', () =>
    askAgain(page, opened));
});

test('a reply uses the couple’s data', async ({ page, panel }) => {
  await panel.signIn();
  await test.step('is in the couple’s language, including days and subject, until another is chosen', () =>
    writeInLanguage(page, panel));
  await test.step('missing facts are shown, and requested by one click from any tab', () =>
    askMissing(page, panel));
  await test.step('other leads of the same couple are shown and linked', () =>
    findElsewhere(page, panel));
});
