import type { Locator, Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const rowOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** Returns the first link to a lead whose couple accepts e-mails; some accept none. An event may move the link. */
async function firstWritable(page: Page, panel: Panel, links: Locator): Promise<Locator> {
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const place of hrefs) {
    const { data } = await panel.api('GET', place ?? '');
    const channels = at(at(data, 'allowed'), 'channels');
    if (Array.isArray(channels) && channels.includes('email'))
      return links.and(page.locator(`[href="${place}"]`));
  }
  throw new Error('No waiting couple accepts e-mails');
}

const steps: Steps = {
  'a provider’s score shows its parts and the largest improvement': async ({ page }) => {
    const scores = card(page, 'Sayfalarınızın puanı');
    const page1 = scores.getByRole('listitem').filter({ hasText: 'Çınaraltı Kır Bahçesi' });
    await expect(page1.getByText(/^\d+ \/ 100$/)).toBeVisible();
    await page1.getByText('Puan nasıl hesaplanır?').click();
    await expect(page1.getByText('24 saatte yanıt')).toBeVisible();
    await expect(page1.getByText('35 puan')).toBeVisible();
  },
  'a couple’s new message appears without a reload': async ({ page }) => {
    await expect(card(page, 'Yanıt bekleyenler')).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'kept', true));
    const count = card(page, 'Yanıt bekleyenler').getByRole('heading', { level: 2 });
    const before = await count.innerText();
    const other = await page.context().newPage();
    await other.goto(new URL('/sandbox/couples', page.url()).href);
    await other.getByRole('button', { name: /talep/i }).first().click();
    await expect(count).not.toHaveText(before);
    expect(await page.evaluate<unknown>(() => Reflect.get(window, 'kept'))).toBe(true);
  },
  'an unanswered lead can be answered with one click': async ({ page, panel }) => {
    await expect(page).toHaveTitle(/Ana sayfa/);
    const waiting = card(page, 'Yanıt bekleyenler');
    // The demo account has expired leads; the one that was about to expire is one of them twenty minutes after
    // seeding.
    await expect(waiting.getByText(/(saat|dk) kaldı$/).first()).toBeVisible();
    await expect(waiting.getByText('24 saat doldu').first()).toBeVisible();
    await expect(waiting.getByText(/gecikti$/)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const link = await firstWritable(
      page,
      panel,
      waiting.getByRole('link', { name: /çiftini yanıtla$/ }),
    );
    const label = await link.getAttribute('aria-label');
    const name = label?.replace(' çiftini yanıtla', '');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Mesaj' })).toBeFocused();
  },
  'the card links to all unanswered leads': async ({ page }) => {
    await navigate(page, '/dashboard');
    const waiting = card(page, 'Yanıt bekleyenler');
    await waiting.getByRole('link', { name: 'Tümü' }).click();
    const views = page.getByRole('navigation', { name: 'Listeler' });
    await expect(views.getByRole('button', { name: /^Bekleyen/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
  'an unread message opens its conversation': async ({ page }) => {
    // The page first shows cached data, with messages that have been read since.
    const response = page.waitForResponse('**/api/home');
    await navigate(page, '/');
    const home: unknown = await (await response).json();
    const lead = at(at(at(at(home, 'data'), 'messages'), 'data'), 0);
    const name = String(at(lead, 'coupleName'));
    const link = page.locator(`a[href="/leads/${String(at(lead, 'id'))}"]`);
    const first = card(page, 'Okunmamış mesajlar').getByRole('listitem').filter({ has: link });
    await expect(first.getByText(/yeni mesaj$/)).toBeVisible();
    await first.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/leads\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Mesajlar' })).toBeVisible();
  },
  'a reminder of today is completed in place, and restored': async ({ page, panel }) => {
    const leadId = await addLead(panel, { brideName: 'Anasayfa', email: 'anasayfa@example.com' });
    const text = 'Bugün mutlaka ara';
    const remindAt = new Date(Date.now() + 60_000).toISOString();
    await panel.api('POST', `/leads/${leadId}/interactions`, {
      type: 'note_added',
      text,
      remindAt,
    });
    await navigate(page, '/');
    const row = rowOf(page, text);
    await row.getByRole('checkbox', { name: `Yapıldı: ${text}` }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect(row).toBeVisible();
  },
};

test('home shows open tasks, links to them, and updates live', async ({ panel, traveller }) => {
  await panel.signIn('ayse', '/');
  await walk(steps, traveller);
});

test('a failed request is reported and succeeds on a retry', async ({ page, panel }) => {
  await page.route('**/api/home', (route) => route.fulfill({ status: 500, body: '{}' }));
  await panel.signIn('ayse', '/');
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.unroute('**/api/home');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(card(page, 'Yanıt bekleyenler')).toBeVisible();
});
