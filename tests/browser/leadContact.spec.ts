import type { Page } from '@playwright/test';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { findLead, menuEntry, openLead, startLead } from './support/leads.ts';
import { at, expect, test } from './support/panel.ts';

const contact = (page: Page) => page.getByRole('group', { name: 'Çifte ulaşın' });
const prefers = (preference: string) => (lead: unknown) =>
  at(at(lead, 'couple'), 'contactPreference') === preference && at(lead, 'spamReport') === null;

const RESTRICTED = [
  ['phone_only', /yalnızca telefonla iletişim istiyor/, { email: 0, call: 1 }],
  ['email_only', /yalnızca e-posta ile iletişim istiyor/, { email: 1, call: 0 }],
  ['none', /iletişim kanallarını kapattı/, { email: 0, call: 0 }],
] as const;

const ways: Steps = {
  'how a couple wants to be reached is told and kept': async ({ page, panel }) => {
    for (const [preference, text, { email, call }] of RESTRICTED) {
      await openLead({ page, panel }, await findLead(panel, prefers(preference)));
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('radio', { name: 'E-posta' })).toHaveCount(email);
      const ask = contact(page).getByRole('button', { name: 'Ara', exact: true });
      await expect(ask).toHaveCount(call);
    }
  },
  'a couple that hides its data is written to by the relay alone': async ({ page, panel }) => {
    await openLead({ page, panel }, await findLead(panel, prefers('anonymised')));
    await expect(page.getByText(/Çiftin bilgileri gizli/)).toBeVisible();
    await expect(page.getByText(/Alıcı: .?aracı adres/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bilgi (CC) ekle' })).toHaveCount(0);
    await expect(contact(page).getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
    await expect(contact(page).getByRole('button', { name: /^Santral numarası/ })).toBeVisible();
  },
  'how a call ended is asked, later too, and stands in the call data': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Aranan Çift', phone: '+905321112266' });
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
  },
  'a call that cannot be made says so': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Aranamayan Çift', phone: '+905550000001' });
    await contact(page).getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(contact(page).getByRole('alert')).toContainText('Arama yapılamadı');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'WhatsApp opens with first words, and what came of it is noted': async ({
    page,
    panel,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'wa' }));
    const id = await startLead(
      { page, panel },
      { brideName: 'Vatsap Çift', phone: '+905321112277' },
    );
    const link = contact(page).getByRole('link', { name: 'WhatsApp' });
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/905321112277\?text=Merhaba/);
    await link.click();
    const dialog = page.getByRole('dialog', { name: /WhatsApp’ta ne oldu/ });
    await dialog.getByText('Yazdım', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toBeHidden();
    const { data } = await panel.api('GET', `/leads/${id}`);
    expect(at(data, 'returnChannel')).toBe('whatsapp');
  },
  'the code is copied by one tap': async ({ page, panel, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await findLead(panel, (lead) => at(lead, 'extensionNumber') !== null);
    await openLead({ page, panel }, id);
    const code = contact(page).getByRole('button', { name: /^Hızlı iletişim kodu/ });
    await code.click();
    await expect(page.getByText('Kopyalandı')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^\d{4}$/);
    await expect(code).toContainText(copied);
  },
};

test('a couple is reached by the ways that it allows, and what came of it is kept', async ({
  panel,
  traveller,
}) => {
  await panel.startSession();
  await walk(ways, traveller);
});

test('what the package hides is not asked for, and can be had', async ({ page, panel }) => {
  await panel.startSession('zeynep');
  const id = await findLead(panel, (lead) => at(lead, 'isMasked') === true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await panel.goto(`/leads/${id}/history`);
  await expect(page.getByText('Bu talep paketinizin dışında')).toBeVisible();
  expect(requests.filter((url) => /leads\/\d+\/\w/.test(url) && url.includes('/api/'))).toEqual([]);
  await page.getByRole('button', { name: /Paketi yükselt/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Tüm talepler');
});

const loanAndTours: Steps = {
  'the wedding loan: link and request are sent once, and say when': async ({ page, panel }) => {
    await startLead(
      { page, panel },
      { brideName: 'Kredi İsteyen', email: 'kredi@example.com' },
      { tab: '/loan' },
    );
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
  },
  'the tour of the wedding loan points at link and request': async ({ page, panel }) => {
    await startLead(
      { page, panel },
      { brideName: 'Kredi Turu', email: 'kreditur@example.com' },
      { tab: '/loan' },
    );
    await page.getByRole('button', { name: 'Düğün kredisi nasıl işler?' }).click();
    const step = (title: string) => page.getByRole('dialog', { name: title });
    await step('Önce bağlantı').getByRole('button', { name: 'Sonraki' }).click();
    await step('İsterlerse talep').getByRole('button', { name: 'Tamam' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'a customer adds the lead of a couple that rang up': async ({ page }) => {
    await navigate(page, '/leads/create');
    await page.getByRole('combobox', { name: /^Firma/ }).click();
    await page.getByRole('option').filter({ hasText: 'Çınaraltı' }).click();
    await page.getByRole('textbox', { name: /^Gelin/ }).fill('Arayan Gelin');
    await page.getByRole('button', { name: /^(Kaydet|Oluştur|Talep ekle)/ }).click();
    await expect(page.getByText('E-posta ya da telefon girin.').first()).toBeVisible();
    await page.getByRole('textbox', { name: /^Telefon/ }).fill('5321112299');
    await page.getByRole('button', { name: /^(Kaydet|Oluştur|Talep ekle)/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Arayan Gelin' })).toBeVisible();
    await expect(page.getByText('Sizin eklediğiniz')).toBeVisible();
  },
  'a tour shows the way once, and again when asked': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Turu Gezen', phone: '+905321112288' });
    await (await menuEntry(page, 'Hızlı iletişim turu')).click();
    const step = (title: string) => page.getByRole('dialog', { name: title });
    await step('Tek dokunuşla arayın').getByRole('button', { name: 'Sonraki' }).click();
    await step('Yazarak yanıtlayın').getByRole('button', { name: 'Sonraki' }).click();
    await step('Gerisi sekmelerde').getByRole('button', { name: 'Tamam' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Hızlı iletişim turu')).toHaveCount(0);
    await page.goto(`${page.url()}?tour=communication`);
    await expect(step('Tek dokunuşla arayın')).toBeVisible();
  },
};

test('loan, tours and a lead that rang up', async ({ panel, traveller }) => {
  await panel.startSession();
  await walk(loanAndTours, traveller);
});
