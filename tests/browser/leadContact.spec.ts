import type { Page } from '@playwright/test';
import { addLead, findLead, menuEntry } from './support/leads.ts';
import { at, expect, test } from './support/panel.ts';

const contact = (page: Page) => page.getByRole('group', { name: 'Çifte ulaşın' });
const prefers = (preference: string) => (lead: unknown) =>
  at(at(lead, 'couple'), 'contactPreference') === preference && at(lead, 'spamReport') === null;

const RESTRICTED = [
  ['phone_only', /yalnızca telefonla iletişim istiyor/, { email: 0 }],
  ['email_only', /yalnızca e-posta ile iletişim istiyor/, { email: 1 }],
  ['none', /iletişim kanallarını kapattı/, { email: 0 }],
] as const;

for (const [preference, words, { email }] of RESTRICTED) {
  test(`how a couple wants to be reached is told and kept: ${preference}`, async ({
    page,
    panel,
  }) => {
    await panel.startSession();
    await panel.goto(`/leads/${await findLead(panel, prefers(preference))}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'E-posta' })).toHaveCount(email);
    const hasCall = preference === 'phone_only';
    await expect(contact(page).getByRole('button', { name: 'Ara', exact: true })).toHaveCount(
      hasCall ? 1 : 0,
    );
  });
}

test('a couple that hides its data is written to by the relay alone', async ({ page, panel }) => {
  await panel.startSession();
  await panel.goto(`/leads/${await findLead(panel, prefers('anonymised'))}`);
  await expect(page.getByText(/Çiftin bilgileri gizli/)).toBeVisible();
  await expect(page.getByText(/Alıcı: .?aracı adres/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bilgi (CC) ekle' })).toHaveCount(0);
  await expect(contact(page).getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  await expect(contact(page).getByRole('button', { name: /^Santral numarası/ })).toBeVisible();
});

test('how a call ended is asked, later too, and stands in the call data', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  const id = await addLead(panel, { brideName: 'Aranan Çift', phone: '+905321112266' });
  await panel.goto(`/leads/${id}`);
  await contact(page).getByRole('button', { name: 'Ara', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Arama nasıl sonuçlandı?' });
  await dialog.getByRole('button', { name: 'Sonra sor' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Arama sonucunu gir' }).click();
  await dialog.getByText('Görüşüldü').click();
  await dialog.getByRole('textbox', { name: 'Not' }).fill('Cumartesi gelecekler');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Sonuç kaydedildi.')).toBeVisible();
  await page.getByRole('link', { name: 'Aramalar' }).click();
  const result = page.getByRole('listitem').filter({ hasText: 'Arama sonucu: Görüşüldü' });
  await expect(result).toContainText('Cumartesi gelecekler');
});

test('a call that cannot be made says so', async ({ page, panel }) => {
  await panel.startSession();
  const id = await addLead(panel, { brideName: 'Aranamayan Çift', phone: '+905550000001' });
  await panel.goto(`/leads/${id}`);
  await contact(page).getByRole('button', { name: 'Ara', exact: true }).click();
  await expect(contact(page).getByRole('alert')).toContainText('Arama yapılamadı');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('WhatsApp opens with first words, and what came of it is noted', async ({
  page,
  panel,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'wa' }));
  await panel.startSession();
  const id = await addLead(panel, { brideName: 'Vatsap Çift', phone: '+905321112277' });
  await panel.goto(`/leads/${id}`);
  const link = contact(page).getByRole('link', { name: 'WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/905321112277\?text=Merhaba/);
  await link.click();
  const dialog = page.getByRole('dialog', { name: /WhatsApp’ta ne oldu/ });
  await dialog.getByText('Yazdım', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toBeHidden();
  const { data } = await panel.api('GET', `/leads/${id}`);
  expect(at(data, 'returnChannel')).toBe('whatsapp');
});

test('the code is copied by one tap', async ({ page, panel, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.startSession();
  const id = await findLead(panel, (lead) => at(lead, 'extensionNumber') !== null);
  await panel.goto(`/leads/${id}`);
  const code = contact(page).getByRole('button', { name: /^Hızlı iletişim kodu/ });
  await code.click();
  await expect(page.getByText('Kopyalandı')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\d{4}$/);
  await expect(code).toContainText(copied);
});

test('what the package hides is not asked for, and can be had', async ({ page, panel }) => {
  await panel.signIn('zeynep');
  const id = await findLead(panel, (lead) => at(lead, 'isMasked') === true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await panel.goto(`/leads/${id}/history`);
  await expect(page.getByText('Bu talep paketinizin dışında')).toBeVisible();
  expect(asked.filter((url) => /leads\/\d+\/\w/.test(url) && url.includes('/api/'))).toEqual([]);
  await page.getByRole('button', { name: /Paketi yükselt/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Tüm talepler');
});

test('the wedding loan: link and request are sent once, and say when', async ({ page, panel }) => {
  await panel.startSession();
  const id = await addLead(panel, { brideName: 'Kredi İsteyen', email: 'kredi@example.com' });
  await panel.goto(`/leads/${id}/loan`);
  const ask = page.getByRole('dialog', { name: 'Kredi bağlantısı gönderilsin mi?' });
  await page.getByRole('button', { name: 'Kredi bağlantısı gönder' }).click();
  await ask.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(ask).toHaveCount(0);
  expect(await panel.outbox('kredi@example.com')).toEqual([]);
  await page.getByRole('button', { name: 'Kredi bağlantısı gönder' }).click();
  await expect(ask).toContainText('Kredi İsteyen bağlantıyı hemen alır.');
  await ask.getByRole('button', { name: 'Kredi bağlantısı gönder' }).click();
  await expect(page.getByText('Çift bağlantıyı aldı. Bir daha gönderilemez.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kredi bağlantısı gönder' })).toHaveCount(0);
  expect(await panel.outbox('kredi@example.com')).toHaveLength(1);
  await page.getByRole('button', { name: 'Kredi talebi oluştur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kredi talebi oluştur' });
  await dialog.getByRole('textbox', { name: 'Not' }).fill('Akşam arayın');
  await dialog.getByRole('button', { name: 'Kredi talebi oluştur' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Akşam arayın')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kredi talebi oluştur' })).toHaveCount(0);
});

test('a tour shows the way once, and again when asked', async ({ page, panel }) => {
  await panel.startSession();
  const id = await addLead(panel, { brideName: 'Turu Gezen', phone: '+905321112288' });
  await panel.goto(`/leads/${id}`);
  await (await menuEntry(page, 'Hızlı iletişim turu')).click();
  const step = (title: string) => page.getByRole('dialog', { name: title });
  await step('Tek dokunuşla arayın').getByRole('button', { name: 'Sonraki' }).click();
  await step('Yazarak yanıtlayın').getByRole('button', { name: 'Sonraki' }).click();
  await step('Gerisi sekmelerde').getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Hızlı iletişim turu')).toHaveCount(0);
  await page.goto(`${page.url()}?tour=communication`);
  await expect(step('Tek dokunuşla arayın')).toBeVisible();
});

test('the tour of the wedding loan points at link and request', async ({ page, panel }) => {
  await panel.startSession();
  const id = await addLead(panel, { brideName: 'Kredi Turu', email: 'kreditur@example.com' });
  await panel.goto(`/leads/${id}/loan`);
  await page.getByRole('button', { name: 'Düğün kredisi nasıl işler?' }).click();
  const step = (title: string) => page.getByRole('dialog', { name: title });
  await step('Önce bağlantı').getByRole('button', { name: 'Sonraki' }).click();
  await step('İsterlerse talep').getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a customer adds the lead of a couple that rang up', async ({ page, panel }) => {
  await panel.signIn('ayse', '/leads/create');
  await page.getByRole('combobox', { name: /^Firma/ }).click();
  await page.getByRole('option').filter({ hasText: 'Çınaraltı' }).click();
  await page.getByRole('textbox', { name: /^Gelin/ }).fill('Arayan Gelin');
  await page.getByRole('button', { name: /^(Kaydet|Oluştur|Talep ekle)/ }).click();
  await expect(page.getByText('E-posta ya da telefon girin.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Telefon/ }).fill('5321112299');
  await page.getByRole('button', { name: /^(Kaydet|Oluştur|Talep ekle)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arayan Gelin' })).toBeVisible();
  await expect(page.getByText('Sizin eklediğiniz')).toBeVisible();
});
