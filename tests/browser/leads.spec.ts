import type { Page } from '@playwright/test';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { addLead, startLead } from './support/leads.ts';
import { expectNoticesClear } from './support/notices.ts';
import { expect, test } from './support/panel.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Çiftler' });
const firstCells = (page: Page) => table(page).locator('tbody td:first-child').allInnerTexts();

/** Opens the list without sort, search and filters. */
async function plainList(page: Page): Promise<void> {
  await navigate(page, '/leads?filter={}');
  await expect(page.getByText('1–25')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Çift ara' })).toHaveValue('');
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
}

/** Runs in the page: returns the point of a field beside the end of its padding. */
function endOfText(field: HTMLElement | SVGElement) {
  const x = field.clientWidth - parseFloat(getComputedStyle(field).paddingInlineEnd) - 6;
  return { x, y: field.clientHeight / 2 };
}

const list: Steps = {
  'a page of the list is requested once, prefetched or not': async ({ page, panel }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/leads\?page=2/.test(request.url())) requests.push(new URL(request.url()).search);
    });
    const second = page.waitForResponse(/\/api\/leads\?page=2/);
    await panel.signIn();
    await expect(table(page)).toBeVisible();
    await page.getByRole('button', { name: 'Sonraki' }).click();
    await expect(page.getByText('26–50')).toBeVisible();
    await second;
    expect(requests).toEqual(['?page=2&limit=25&sort=-createdAt']);
  },
  'another sort order, requested under the mouse, and another view, are one request each': async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/leads\?page=1/.test(request.url())) requests.push(new URL(request.url()).search);
    });
    const header = table(page).getByRole('button', { name: 'Çift', exact: true });
    const prefetched = page.waitForResponse(/\/api\/leads\?page=1&limit=25&sort=couple.name$/);
    await header.hover();
    await prefetched;
    await header.click();
    await expect(page).toHaveURL(/sort=couple.name/);
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: /^Anlaşılan/ }).click();
    await expect(table(page).locator('tbody')).not.toContainText('Bekliyor');
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
    const sorted = '?page=1&limit=25&sort=couple.name';
    expect(requests).toEqual([
      sorted,
      expect.stringMatching(/^\?page=1&limit=25&sort=couple.name&\w/),
    ]);
  },
  'the views filter by status, and the URL keeps it': async ({ page }) => {
    await page.getByRole('button', { name: /^Anlaşılan/ }).click();
    await expect(page).toHaveURL(/filter=/);
    await expect(table(page).locator('tbody tr').first()).toContainText('Anlaşıldı');
    await expect(table(page).locator('tbody')).not.toContainText('Bekliyor');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Anlaşılan/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(table(page).locator('tbody tr').first()).toContainText('Anlaşıldı');
  },
  'the head stays in view while the rows are scrolled': async ({ page }) => {
    const head = table(page).getByRole('columnheader', { name: 'Çift', exact: true });
    await page.getByText('Sayfa başına kayıt:').scrollIntoViewIfNeeded();
    await expect(table(page).locator('tbody tr').first()).not.toBeInViewport();
    await expect(head).toBeInViewport({ ratio: 1 });
    await head.click({ trial: true });
  },
  'headers sort where the API can, names in Turkish collation': async ({ page }) => {
    await plainList(page);
    await table(page).getByRole('button', { name: 'Çift', exact: true }).click();
    await expect(page).toHaveURL(/sort=couple.name/);
    // The old rows stay until the new ones are loaded.
    await expect(async () => {
      const names = await firstCells(page);
      expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare));
    }).toPass();
    await expect(
      table(page).getByRole('columnheader', { name: 'Firma' }).getByRole('button'),
    ).toHaveCount(0);
  },
  'the search ignores Turkish diacritics': async ({ page, panel }) => {
    await plainList(page);
    await addLead(panel, { brideName: 'Çağrı Işıkoğlu', email: 'cagri@example.com' });
    const box = page.getByRole('searchbox', { name: 'Çift ara' });
    await box.fill('CAGRI isikoglu');
    await expect(table(page).locator('tbody tr')).toHaveCount(1);
    await expect(table(page)).toContainText('Çağrı Işıkoğlu');
    // The native clear button would be here, and clear the search.
    await box.click({ position: await box.evaluate(endOfText) });
    await expect(box).toHaveValue('CAGRI isikoglu');
  },
  'an empty result says so and offers to clear the search': async ({ page }) => {
    await plainList(page);
    await page.getByRole('searchbox', { name: 'Çift ara' }).fill('böyle bir çift yok');
    await expect(page.getByText('Sonuç bulunamadı')).toBeVisible();
    await page.getByRole('button', { name: 'Tümünü temizle' }).click();
    await expect(table(page).locator('tbody tr').nth(1)).toBeVisible();
  },
  'filters are chips that can be removed one by one': async ({ page }) => {
    await plainList(page);
    await page.getByRole('button', { name: 'Filtrele' }).click();
    await page
      .getByRole('dialog', { name: 'Filtrele' })
      .getByRole('button', { name: 'Telefon' })
      .click();
    await page.keyboard.press('Escape');
    const chips = page.getByRole('list', { name: 'Seçili filtreler' });
    await expect(chips).toContainText('Telefon');
    await expect(page).toHaveURL(/phone/);
    await chips.getByRole('button', { name: 'Kaynak filtresini kaldır' }).click();
    await expect(chips).toHaveCount(0);
  },
  'page size is kept in the URL': async ({ page }) => {
    await plainList(page);
    await page.getByLabel('Sayfa başına kayıt').selectOption('50');
    await expect(table(page).locator('tbody tr')).toHaveCount(50);
    await expect(page).toHaveURL(/perPage=50/);
  },
  'the keyboard moves through the rows and opens one': async ({ page }) => {
    await plainList(page);
    await table(page).getByRole('link').first().focus();
    await page.keyboard.press('j');
    await expect(table(page).getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/leads\/\d+$/);
    await page.goBack();
    await expect(table(page)).toBeVisible();
  },
  'couples are found from every page': async ({ page, panel }) => {
    await addLead(panel, { brideName: 'Zümrüt Aranan', email: 'zumrut@example.com' });
    await navigate(page, '/providers');
    await expect(page.getByRole('table', { name: 'Firmalar' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Panelde ara' }).fill('zumrut');
    await page.getByRole('option', { name: /Zümrüt Aranan/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zümrüt Aranan' })).toBeVisible();
  },
};

test('the list of leads is paged, sorted, filtered and searched', ({ traveller }) =>
  walk(list, traveller));

const oneLead: Steps = {
  'a reply by e-mail is in the outbox, and the lead changes its state': async ({ page, panel }) => {
    await startLead(
      { page, panel },
      { brideName: 'Elif Yanıtlı', email: 'elif.yanitli@example.com' },
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Elif Yanıtlı' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Konu/ }).fill('Haziran için teklifimiz');
    await page
      .getByRole('textbox', { name: /^Mesaj/ })
      .fill('Merhaba Elif Hanım,\n19 Haziran boş.');
    await page.getByRole('button', { name: 'Gönder' }).dblclick();
    await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
    await expectNoticesClear(page);
    const bubble = page.getByRole('listitem').filter({ hasText: '19 Haziran boş.' });
    await expect(bubble).toContainText('Gönderildi');
    await expect(page.getByRole('textbox', { name: /^Mesaj/ })).toHaveValue('');
    const sent = await panel.outbox('elif.yanitli@example.com');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('Haziran için teklifimiz');
    expect(sent[0]?.text).toContain('19 Haziran boş.');
    await expect(
      page.getByRole('banner').or(page.locator('header')).getByText('Görüşülüyor').first(),
    ).toBeVisible();
    await page.getByText('Geçmiş').click();
    await expect(page.getByText(/→ Görüşülüyor/)).toBeVisible();
    await expect(page.getByText('E-posta gönderildi')).toBeVisible();
  },
  'a failed message shows the reason and keeps its text': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Kutusu Dolu', email: 'dolu@example.com' });
    await page.getByRole('textbox', { name: /^Mesaj/ }).fill('Bu metin kaybolmaz.');
    await page.getByRole('button', { name: 'Gönder' }).click();
    const bubble = page.getByRole('listitem').filter({ hasText: 'Bu metin kaybolmaz.' });
    await expect(bubble.getByRole('alert')).toContainText('kutusu dolu');
    await expect(bubble.getByRole('button', { name: 'Yeniden gönder' })).toBeVisible();
  },
  'without a connection the draft is kept': async ({ page, panel, context }) => {
    await startLead({ page, panel }, { brideName: 'Bağlantı Yok', email: 'baglanti@example.com' });
    const box = page.getByRole('textbox', { name: /^Mesaj/ });
    await box.fill('Taslak burada kalsın.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'ulaşılamadı' })).toBeVisible();
    await expect(box).toHaveValue('Taslak burada kalsın.');
    await context.setOffline(false);
    await page.reload();
    await expect(box).toHaveValue('Taslak burada kalsın.');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
    expect(await panel.outbox('baglanti@example.com')).toHaveLength(1);
  },
  'an SMS counts its segments and is sent to the phone': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Selin Telefon', phone: '+905321112244' });
    await expect(page.getByRole('radio', { name: 'SMS' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'E-posta' })).toHaveCount(0);
    await page.getByRole('textbox', { name: /^Mesaj/ }).fill('Randevunuz yarin 14.00');
    await expect(page.getByText('1 SMS')).toBeVisible();
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();
    const sent = await panel.outbox('+905321112244');
    expect(sent.map((message) => message.channel)).toEqual(['sms']);
  },
  'an action shows its form, marks missing fields, and changes the lead': async ({
    page,
    panel,
  }) => {
    await startLead({ page, panel }, { brideName: 'Anlaşan Çift', email: 'anlasan@example.com' });
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Teklif verildi olarak işaretle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Teklif verildi olarak işaretle' }).click();
    await expect(dialog.getByText('Bu alan zorunludur.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Anlaşıldı olarak işaretle' }).click();
    const day = dialog.getByRole('textbox', { name: /^Anlaşma tarihi/ });
    await expect(day).toHaveValue(
      new Intl.DateTimeFormat('tr-TR', {
        day: '2-digit',
        month: 'long',
        year: 'numeric',
        timeZone: 'Europe/Istanbul',
      }).format(),
    );
    await expect(day).toBeEnabled();
    await day.press('Enter');
    const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
    // The next month is in the future, so its button is disabled.
    await expect(calendar.getByRole('button', { name: 'Sonraki ay' })).toBeDisabled();
    await calendar.getByRole('gridcell', { name: '1', exact: true }).click();
    await expect(calendar).toBeHidden();
    await dialog.getByRole('button', { name: 'Anlaşıldı olarak işaretle' }).click();
    await expect(page.getByText('Anlaşma kaydedildi. Tebrikler.')).toBeVisible();
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await expect(page.getByRole('menuitem', { name: 'Yeniden aç' })).toBeVisible();
    await page.keyboard.press('Escape');
  },
};

test('a lead is answered by e-mail and SMS, and changed by its actions', async ({
  panel,
  traveller,
}) => {
  await panel.startSession();
  await walk(oneLead, traveller);
});
