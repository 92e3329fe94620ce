import type { Page } from '@playwright/test';
import { chooseMoment } from './support/chooseMoment.ts';
import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

const rows = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const group = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const entry = (page: Page) => page.getByRole('link', { name: /^Yapılacaklar/ }).first();
const badge = async (page: Page) => Number(/\d+/.exec(await entry(page).innerText())?.[0] ?? 0);

const HOUR = 3_600_000;
let made = 0;

/** Creates a lead with a reminder that is due in `hours` hours. @returns its text and the lead */
async function remind(panel: Panel, hours: number): Promise<{ text: string; leadId: number }> {
  made += 1;
  const leadId = await addLead(panel, {
    brideName: `Hatırlatma ${made}`,
    email: `hatirlatma${made}@example.com`,
  });
  const text = `Çifti aramayı unutma ${made}`;
  const remindAt = new Date(Date.now() + hours * HOUR).toISOString();
  const body = { type: 'note_added', text, remindAt };
  await panel.api('POST', `/leads/${leadId}/interactions`, body);
  return { text, leadId };
}

async function seeDays(page: Page, panel: Panel): Promise<void> {
  await entry(page).click();
  await expect(page).toHaveURL(/\/todo$/);
  await expect(page).toHaveTitle(/Yapılacaklar/);
  await expect(page.getByRole('heading', { level: 1, name: 'Yapılacaklar' })).toBeVisible();
  await page.getByRole('button', { name: 'Herkesin' }).click();
  // The demo account has reminders of the past, of today and of the days to come.
  await expect(group(page, 'Geciken')).toBeVisible();
  await expect(group(page, 'Bugün')).toBeVisible();
  const { text } = await remind(panel, 50);
  await expect(rows(page, text)).toBeVisible();
  await rows(page, text).getByRole('link').click();
  await expect(page).toHaveURL(/\/leads\/\d+\/notes$/);
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
}

async function noteAndTick(page: Page, panel: Panel): Promise<void> {
  const leadId = await addLead(panel, { brideName: 'Notlu Gelin', email: 'notlu@example.com' });
  await moveTo(page, `/leads/${leadId}/notes`);
  await page.getByRole('button', { name: 'Not ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not ekle' });
  await dialog.getByRole('textbox', { name: /^Not/ }).fill('Gelecek ay ara');
  await chooseMoment(page, /^Hatırlatma/);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toHaveCount(0);
  await entry(page).click();
  await expect(rows(page, 'Gelecek ay ara')).toBeVisible();

  const { text } = await remind(panel, 0.01);
  await page.reload();
  await expect(rows(page, text)).toBeVisible();
  // Counts load after the page.
  await expect.poll(() => badge(page)).toBeGreaterThan(0);
  const before = await badge(page);
  await page.getByRole('checkbox', { name: `Yapıldı: ${text}` }).click();
  await expect(rows(page, text)).toHaveCount(0);
  await expect.poll(() => badge(page)).toBe(before - 1);

  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(rows(page, text)).toBeVisible();
  await expect.poll(() => badge(page)).toBe(before);

  await page.getByRole('checkbox', { name: `Yapıldı: ${text}` }).click();
  await expect(rows(page, text)).toHaveCount(0);
  await page.getByRole('button', { name: 'Biten' }).click();
  await expect(rows(page, text)).toBeVisible();
  await page.getByRole('checkbox', { name: `Yapıldı: ${text}`, checked: true }).click();
  await expect(rows(page, text)).toHaveCount(0);
}

async function seeMessage(page: Page, panel: Panel): Promise<void> {
  const couple = { brideName: 'Takipli Gelin', email: 'takipli.gelin@example.com' };
  const leadId = await addLead(panel, couple);
  await moveTo(page, '/todo');
  await expect(page.getByRole('heading', { level: 1, name: 'Yapılacaklar' })).toBeVisible();
  await expect(entry(page)).toHaveText(/\d/);
  const before = await badge(page);
  const dueAt = new Date(Date.now() + 0.05 * HOUR).toISOString();
  const step = { channel: 'email', dueAt, subject: 'Haber bekliyoruz', body: 'Merhaba' };
  const started = await panel.api('POST', `/leads/${leadId}/follow-ups`, { steps: [step] });
  expect(started.status).toBe(201);
  await page.reload();
  const row = rows(page, 'Takipli Gelin');
  await expect(row).toContainText('Haber bekliyoruz');
  await expect(row).toContainText('Kendiliğinden gider');
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await expect(entry(page)).toHaveText(/\d/);
  expect(await badge(page)).toBe(before);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/leads/${leadId}$`));
  await expect(page.getByRole('group', { name: 'Otomatik takip' })).toContainText('Takip sürüyor');
}

async function putOff(page: Page, panel: Panel): Promise<void> {
  const { text, leadId } = await remind(panel, 0.01);
  await moveTo(page, '/todo');
  await rows(page, text)
    .getByRole('button', { name: `Ertele: ${text}` })
    .click();
  await page.getByRole('menuitem', { name: /^Yarın sabah/ }).click();
  await expect(group(page, 'Yarın').getByRole('listitem').filter({ hasText: text })).toContainText(
    '09:00',
  );
  const { data } = await panel.api('GET', `/leads/${leadId}/interactions`);
  expect(at(at(data, 0), 'remindAt')).toMatch(/T06:00:00/);
}

async function hearOfColleague(page: Page, panel: Panel): Promise<void> {
  const { text, leadId } = await remind(panel, 30);
  await entry(page).click();
  await expect(rows(page, text)).toBeVisible();
  const { data } = await panel.api('GET', `/leads/${leadId}/interactions`);
  const id = String(at(at(data, 0), 'id'));
  // Blocks the requests for a while.
  await page.route(/\/api\/reminders/, (route) => route.abort());
  const change = (version: number, body: object) =>
    page.evaluate(
      async ([path, ifMatch, sent]) => {
        const keys = {
          'X-Access-Token': localStorage.getItem('accessToken') ?? '',
          'X-Consumer-Key': localStorage.getItem('consumerKey') ?? '',
        };
        const headers = { ...keys, 'Content-Type': 'application/json', 'If-Match': ifMatch ?? '' };
        await fetch(path ?? '', { method: 'PUT', headers, body: sent ?? '' });
      },
      [`/api/leads/${leadId}/interactions/${id}`, `"${version}"`, JSON.stringify(body)],
    );
  await change(1, { text: `${text} hemen` });
  await page.getByRole('checkbox', { name: `Yapıldı: ${text}` }).click();
  await expect(page.getByText('Kayıt bu sırada değişti')).toBeVisible();
  await page.unroute(/\/api\/reminders/);
  await change(2, { text: `${text} şimdi` });
  await expect(rows(page, `${text} şimdi`)).toBeVisible();
}

async function seeNothing(page: Page): Promise<void> {
  await page.route(/\/api\/reminders\?.*limit=50/, (route) =>
    route.fulfill({
      json: { data: [], meta: { page: 1, limit: 50, total: 0, totalIsExact: true } },
    }),
  );
  await page.reload();
  await expect(page.getByText('Bekleyen işiniz yok')).toBeVisible();
  await page.unroute(/\/api\/reminders/);
  await page.route(/\/api\/reminders\?.*limit=50/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Bilgiler alınamadı');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

test('tasks are listed, postponed and changed by others', async ({ page, panel }) => {
  const connected = page.waitForResponse(/\/stream\?/);
  await panel.signIn();
  await connected;
  await test.step('tasks are grouped by day, with links to their couples', () =>
    seeDays(page, panel));
  await moveTo(page, '/leads');
  await test.step('a task is postponed, and found at its new day', () => putOff(page, panel));
  await moveTo(page, '/leads');
  await test.step('a colleague’s change appears without a reload, and a late change is reported', () =>
    hearOfColleague(page, panel));
  await test.step('it explains an empty list and errors', () => seeNothing(page));
  await test.step('it is accessible, in Arabic, too', async () => {
    expect(await findings(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'المهام' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await findings(page, ['color-contrast'])).toEqual([]);
  });
});

test('reminders and messages are counted correctly', async ({ page, panel }) => {
  await panel.signIn();
  await test.step('a note with a reminder is counted until it is completed', () =>
    noteAndTick(page, panel));
  await moveTo(page, '/leads');
  await test.step('an automatic message is listed before it is sent, and not counted', () =>
    seeMessage(page, panel));
});
