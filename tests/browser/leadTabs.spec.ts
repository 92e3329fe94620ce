import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { addLead, findLead, openLead } from './support/leads.ts';
import { at, expect, test } from './support/panel.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kaydın sayfaları' });
const steps = (page: Page) =>
  page.getByRole('region', { name: 'Olan biten' }).getByRole('listitem');

/** Requests of the components above all tabs. */
const ABOVE = new Set(['duplicates', 'follow', 'presence']);

const journey: Steps = {
  'each tab has its own URL and requests only its data': async ({ page, panel }) => {
    const id = await addLead(panel, { brideName: 'Sekme Gezen', email: 'sekme@example.com' });
    const requests: string[] = [];
    page.on('request', (request) => {
      const found = /\/api\/leads\/\d+\/(\w+)/.exec(request.url());
      if (found?.[1] && !ABOVE.has(found[1])) requests.push(found[1]);
    });
    await openLead({ page, panel }, id, '/notes');
    await expect(page.getByText(/^Henüz not yok/)).toBeVisible();
    await expect(tabs(page).getByRole('link', { name: 'Notlar' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(requests.toSorted()).toEqual(['comments', 'interactions']);
    requests.length = 0;
    await tabs(page).getByRole('link', { name: 'Teklif' }).click();
    await expect(page.getByText('Henüz teklif kaydetmediniz.')).toBeVisible();
    expect(requests).toEqual([]);
    await tabs(page).getByRole('link', { name: 'Aramalar' }).click();
    await expect(page.getByText('Bu çift henüz aranmadı.')).toBeVisible();
    expect(requests).toEqual(['histories']);
    await tabs(page).getByRole('link', { name: 'Mesajlar' }).click();
    await expect(page).toHaveURL(new RegExp(`/leads/${id}$`));
    await expect(page.getByRole('textbox', { name: /^Mesaj/ })).toBeVisible();
  },
  'the timeline combines everything, newest first, and can be filtered': async ({
    page,
    panel,
  }) => {
    const couple = {
      brideName: 'Zaman Çizgisi',
      email: 'zaman@example.com',
      phone: '+905321112233',
    };
    const id = await addLead(panel, couple);
    await panel.api('POST', `/leads/${id}/interactions`, { type: 'note_added', text: 'İlk not' });
    await panel.api('POST', `/leads/${id}/messages/email`, { subject: 'Teklif', body: 'Merhaba' });
    await panel.api('POST', `/leads/${id}/actions`, { type: 'call_result', result: 'talked' });
    await panel.api('POST', `/leads/${id}/comments`, { body: 'Ben ararım' });
    const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await panel.api('POST', `/leads/${id}/actions`, { type: 'set_appointment', startsAt });
    await openLead({ page, panel }, id, '/history');
    await expect(steps(page).first()).toContainText('Randevu verildi');
    const texts = await steps(page).allInnerTexts();
    const order = [
      'Randevu verildi',
      'Ben ararım',
      'Arama sonucu: Görüşüldü',
      'E-posta gönderildi',
      'İlk not',
    ];
    const positions = order.map((step) => texts.findIndex((text) => text.includes(step)));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(texts.filter((text) => text.includes('E-posta gönderildi'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Notlar' }).click();
    await expect(steps(page)).toHaveCount(2);
    await expect(page).toHaveURL(/kind=note/);
    await page.reload();
    await expect(steps(page)).toHaveCount(2);
  },
  'a tab that cannot be loaded says so, and can be retried': async ({ page, panel }) => {
    const id = await addLead(panel, { brideName: 'Kopuk Hat', email: 'kopuk@example.com' });
    let isBroken = true;
    await page.route(/\/histories/, (route) => (isBroken ? route.abort() : route.continue()));
    await openLead({ page, panel }, id, '/calls');
    const problem = page.getByRole('alert').filter({ hasText: 'Bilgiler alınamadı' });
    await expect(problem).toBeVisible({ timeout: 30_000 });
    isBroken = false;
    await problem.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText('Bu çift henüz aranmadı.')).toBeVisible();
  },
  'an opened lead is read, in the list, too': async ({ page, panel }) => {
    const id = await findLead(panel, (lead) => Number(at(lead, 'unreadMessageCount')) > 0);
    await openLead({ page, panel }, id);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).not.toHaveText(/^(Kopuk Hat)?$/);
    const name = await title.innerText();
    await expect
      .poll(async () => at((await panel.api('GET', `/leads/${id}`)).data, 'unreadMessageCount'))
      .toBe(0);
    await expect(page.getByText(/^\d+ mesaj$/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Geri' }).click();
    await page.getByRole('searchbox', { name: 'Çift ara' }).fill(name.split(' & ')[0] ?? name);
    const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/leads/${id}"]`) });
    await expect(row).toBeVisible();
    await expect(row.getByRole('link', { name: 'Okunmamış' })).toHaveCount(0);
  },
};

test('each tab shows its data, and opened leads are read', async ({ panel, traveller }) => {
  await panel.startSession();
  await walk(journey, traveller);
});

for (const language of ['tr', 'ar'] as const) {
  test(`the tabs have no accessibility findings: ${language}`, async ({ page, panel }) => {
    await panel.startSession('ayse', language);
    const id = await findLead(
      panel,
      (lead) => at(lead, 'extensionNumber') !== null,
      'status=negotiating',
    );
    const found: Record<string, string[]> = {};
    await panel.goto(`/leads/${id}`);
    for (const tab of ['', '/offer', '/notes', '/history', '/calls', '/loan']) {
      await page.locator(`main nav a[href$="/leads/${id}${tab}"]`).first().click();
      await expect(page.locator('main nav [aria-current="page"]')).toHaveAttribute(
        'href',
        new RegExp(`/leads/${id}${tab}$`),
      );
      await expect(page.locator('main h2').first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /Yükleniyor|جارٍ/ })).toHaveCount(0);
      // Colors are tested in the other language.
      found[tab] = await findings(page, language === 'ar' ? ['color-contrast'] : []);
    }
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
  });
}
