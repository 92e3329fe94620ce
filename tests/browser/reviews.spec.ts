import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { readQr } from '../support/readQr.ts';
import { createPicture } from './support/createPicture.ts';
import { settled } from './support/derived/Visit.ts';
import { findings } from './support/findings.ts';
import { addLead, menuEntry } from './support/leads.ts';
import { expect, test, type Panel } from './support/panel.ts';

/** Returns the day that is as many days ago. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Opens a couple without a review request, and shows its QR code. @returns name and link */
async function askByCode(page: Page, panel: Panel) {
  await panel.startSession();
  // Other tests may have asked all couples of the demo.
  await panel.api('POST', '/couple-providers', {
    providerId: 1,
    coupleName: 'Selda Ak & Tarık Ak',
    weddingDate: daysAgo(2),
    dealDate: daysAgo(100),
  });
  await panel.goto('/couple-providers');
  const all = page.getByRole('button', { name: /^Tümü \d/ });
  const total = (await all.textContent()) ?? '';
  const ready = page.getByRole('button', { name: /^İstenebilir \d/ });
  await ready.click();
  // The URL changes before the list: until then the rows are those of the other view.
  await expect(ready).toHaveAttribute('aria-current', 'true');
  await expect(all).toHaveText(total);
  await settled(page);
  // Another test uses the widget of the other provider.
  const ofVenue = page.getByRole('main').getByRole('row').filter({ hasText: 'Çınaraltı' });
  const first = ofVenue.first().getByRole('link').first();
  const couple = (await first.textContent()) ?? '';
  await first.click();
  const card = page.getByRole('region', { name: 'Yorum isteyin' });
  await card.getByRole('button', { name: 'QR kod göster' }).click();
  const code = card.getByRole('img', { name: `${couple} için QR kod` });
  await expect(code).toBeVisible();
  await expect(card).toContainText('Bağlantı');
  expect(await findings(page)).toEqual([]);
  const link = await card.getByRole('link', { name: /\/review\// }).getAttribute('href');
  // A phone's camera must read the code from the screen, in dark mode, too.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await readQr(await code.screenshot()), colorScheme).toBe(link);
  }
  await page.emulateMedia({ colorScheme: null });
  return { couple, link: link ?? '' };
}

/** Submits a review as a couple does, on a phone. @returns the provider that the page names */
async function writeOnPhone(browser: Browser, link: string, text: string): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto(link);
  const lead = phone.getByText(/ ile deneyiminiz nasıldı/);
  const provider = ((await lead.textContent()) ?? '').replace(/ ile deneyiminiz.*$/, '');
  await phone.getByRole('button', { name: 'Yorumu gönder' }).click();
  await expect(phone.getByText('Lütfen genel puanınızı verin.')).toBeVisible();
  const overall = phone.getByRole('group', { name: 'Genel puanınız' });
  await overall.getByText('5 yıldız').click({ force: true });
  await expect(overall.getByRole('radio', { name: '5 yıldız' })).toBeChecked();
  await phone.getByRole('textbox', { name: 'Yorumunuz' }).fill(text);
  // The removed photo is not sent.
  for (const name of ['dans.png', 'pasta.png'])
    await phone.getByLabel('Fotoğraf ekle').setInputFiles(await createPicture(phone, name));
  await expect(phone.getByRole('img', { name: '2. fotoğraf' })).toBeVisible();
  await phone.getByRole('button', { name: '1. fotoğrafı çıkar' }).click();
  await expect(phone.getByRole('img')).toHaveCount(1);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findings(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Yorumu gönder' }).click();
  await expect(phone.getByRole('heading', { name: 'Teşekkür ederiz' })).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Yorumunuz bizde' })).toBeVisible();
  await context.close();
  return provider;
}

/** Starts another website whose strict policy allows one origin for scripts and connections. */
async function otherSite(code: string, origin: string): Promise<{ server: Server; url: string }> {
  const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; frame-src ${origin}`;
  const server = createServer((_, response) => {
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="tr"><title>Mekân</title><main><h1>Mekânımız</h1>${code}</main></html>`,
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // cast: a server that listens on a port has an address of this shape
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}

/** Approves a comment at the desk, and then its reply. */
async function approve(page: Page, panel: Panel, name: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('about:blank');
  await panel.signIn('selin.destek', '/support/approvals/testimonials');
  for (const area of ['Çift yorumları', 'Yanıtlar']) {
    const link = page
      .getByRole('navigation', { name: 'Onay alanları' })
      .getByRole('link', { name: new RegExp(`^${area}`) });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const decided = page.waitForResponse(
      (response) =>
        response.url().includes('/api/support/') && response.request().method() !== 'GET',
    );
    await page
      .getByRole('button', { name: `Onayla: ${name}` })
      .first()
      .click();
    expect((await decided).ok()).toBe(true);
  }
  await expect(page.getByText('Onaylandı.').first()).toBeVisible();
}

test('a couple opens a QR code, writes on a phone, gets a reply, is approved, and appears on another site', async ({
  page,
  panel,
  browser,
}) => {
  test.slow();
  const { couple, link } = await askByCode(page, panel);
  const text = 'Işıl ışıl bir geceydi, <b>herkese</b> teşekkür ederiz.';
  const provider = await writeOnPhone(browser, link, text);

  await page.goto('about:blank');
  await panel.signIn('ayse', '/provider-testimonials');
  await page.getByRole('link', { name: couple }).first().click();
  await expect(page.getByRole('region', { name: 'Fotoğraflar' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await page.getByRole('button', { name: 'Yanıtla' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Çiftin sözleri' })).toHaveText(text);
  await dialog.getByRole('textbox').fill('Bir ömür mutluluklar.');
  await dialog.getByRole('button', { name: 'Yanıtla' }).click();
  await expect(page.getByRole('region', { name: 'Yanıtınız' })).toContainText('Onay bekliyor');

  await approve(page, panel, couple);

  await page.goto('about:blank');
  await panel.signIn('ayse', '/transfer-reviews');
  await page.getByText('Sitenizde yorumlar').click();
  await page.getByRole('combobox', { name: 'Firma' }).click();
  await page.getByRole('option', { name: provider }).click();
  await expect(page.getByRole('region', { name: 'Önizleme' })).toContainText(text);
  await page.getByRole('combobox', { name: 'Renk' }).selectOption({ label: 'Açık' });
  await page.getByRole('button', { name: 'Aracı oluştur' }).click();
  const code = await page.getByRole('textbox', { name: 'Kod (önerilen)' }).inputValue();
  const framed = await page.getByRole('textbox', { name: 'Kod (iframe)' }).inputValue();
  expect(await findings(page)).toEqual([]);

  const { server, url } = await otherSite(code + framed, new URL(page.url()).origin);
  try {
    await page.goto(url);
    const widget = page.getByRole('region', { name: 'Çiftlerin yorumları' });
    await expect(widget).toContainText(text);
    await expect(widget).toContainText('Bir ömür mutluluklar.');
    await expect(widget).toContainText('Burada bir seçki gösterilir.');
    const inFrame = page.frameLocator('iframe[title="Çiftlerin yorumları"]');
    await expect(inFrame.getByRole('region', { name: 'Çiftlerin yorumları' })).toContainText(text);
    expect(await findings(page)).toEqual([]);
    const all = await widget.getByRole('link', { name: 'Yorumların tümü' }).getAttribute('href');
    await page.goto(all ?? '');
    await expect(page.getByText(text)).toBeVisible();
  } finally {
    server.close();
  }
});

test('a missing deal is recorded first; then its couple is asked by e-mail in its language', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  const id = await addLead(panel, { brideName: 'Lena Vogt', email: 'lena@example.com' });
  await panel.goto(`/leads/${id}`);
  await (await menuEntry(page, 'Yorum iste')).click();
  const dialog = page.getByRole('dialog', { name: 'Yorum iste' });
  await expect(dialog).toContainText('önce anlaşmayı kaydedin');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Anlaşmayı kaydet' }).click();
  const deal = page.getByRole('dialog', { name: 'Anlaşıldı olarak işaretle' });
  await deal.getByRole('button', { name: 'Anlaşıldı olarak işaretle' }).click();
  await expect(page.getByText('Anlaşma kaydedildi. Tebrikler.')).toBeVisible();

  await (await menuEntry(page, 'Yorum iste')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Vogt' })).toBeVisible();
  await page.getByRole('link', { name: 'Düzenle' }).click();
  await page.getByRole('combobox', { name: /^Dil/ }).click();
  await page.getByRole('option', { name: 'Almanca' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const card = page.getByRole('region', { name: 'Yorum isteyin' });
  await card.getByRole('button', { name: 'E-posta gönder' }).click();
  await expect(card).toContainText('Lena Vogt için istek gönderildi.');
  await expect(card).toContainText('Sonraki hatırlatma');
  const [message] = await panel.outbox('lena@example.com');
  const link = /\S+\/review\/\S+/.exec(message?.text ?? '')?.[0] ?? '';
  await panel.goto(new URL(link).pathname);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.getByText(/ ile deneyiminiz nasıldı/)).toBeVisible();
});
