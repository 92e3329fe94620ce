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

const contactSteps: Steps = {
  'the couple’s contact preference is shown and respected': async ({ page, panel }) => {
    for (const [preference, text, { email, call }] of RESTRICTED) {
      await openLead({ page, panel }, await findLead(panel, prefers(preference)));
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('radio', { name: 'E-posta' })).toHaveCount(email);
      const trigger = contact(page).getByRole('button', { name: 'Ara', exact: true });
      await expect(trigger).toHaveCount(call);
    }
  },
  'an anonymised couple is contacted through the relay only': async ({ page, panel }) => {
    await openLead({ page, panel }, await findLead(panel, prefers('anonymised')));
    await expect(page.getByText(/Çiftin bilgileri gizli/)).toBeVisible();
    await expect(page.getByText(/Alıcı: .?aracı adres/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bilgi (CC) ekle' })).toHaveCount(0);
    await expect(contact(page).getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
    await expect(contact(page).getByRole('button', { name: /^Santral numarası/ })).toBeVisible();
  },
  'the result of a call is asked for, later, too, and listed with the calls': async ({
    page,
    panel,
  }) => {
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
  'a failed call is reported': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Aranamayan Çift', phone: '+905550000001' });
    await contact(page).getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(contact(page).getByRole('alert')).toContainText('Arama yapılamadı');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'WhatsApp opens with a prepared text, and its result is recorded': async ({
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
  'the code is copied by one click': async ({ page, panel, context }) => {
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

test('a couple is contacted by allowed channels, and the result is recorded', async ({
  panel,
  traveller,
}) => {
  await panel.startSession();
  await walk(contactSteps, traveller);
});

test('data outside the package is not requested, and the upgrade is offered', async ({
  page,
  panel,
}) => {
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
  'the wedding loan’s link and request are sent once, with their time': async ({ page, panel }) => {
    await startLead(
      { page, panel },
      { brideName: 'Kredi İsteyen', email: 'kredi@example.com' },
      { tab: '/loan' },
    );
    const trigger = page.getByRole('dialog', { name: 'Kredi bağlantısı gönderilsin mi?' });
    await page.getByRole('button', { name: 'Kredi bağlantısı gönder' }).click();
    await trigger.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(trigger).toHaveCount(0);
    expect(await panel.outbox('kredi@example.com')).toEqual([]);
    await page.getByRole('button', { name: 'Kredi bağlantısı gönder' }).click();
    await expect(trigger).toContainText('Kredi İsteyen bağlantıyı hemen alır.');
    await trigger.getByRole('button', { name: 'Kredi bağlantısı gönder' }).click();
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
  'the tour of the wedding loan highlights link and request': async ({ page, panel }) => {
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
  'a customer adds a lead after a phone call': async ({ page }) => {
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
  'a tour runs once, and again on request': async ({ page, panel }) => {
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

test('wedding loan, tours and a manually added lead work', async ({ panel, traveller }) => {
  await panel.startSession();
  await walk(loanAndTours, traveller);
});
