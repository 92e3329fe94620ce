import type { Page } from '@playwright/test';
import { colourFindings, findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { at, expect, test } from './support/panel.ts';

const toggle = (page: Page) => page.getByRole('button', { name: /^İstatistikler:/ });
const plot = (page: Page, name: string) => page.getByRole('figure', { name });
const PLOTS = ['Aylara göre', 'Duruma göre', 'Aramalara göre', 'Okunmaya göre'];
const COUPLES = '**/leads/stats/couple-stats*';

const steps: Steps = {
  'a line of figures in the list opens the charts and remembers it': async ({ page, panel }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('couple-stats')) requests.push(request.url());
    });
    await panel.signIn();
    await expect(toggle(page)).toContainText(/Ort\. yanıt \d/);
    // Collapsed statistics send no requests.
    expect(requests).toEqual([]);
    const { averageMinutes } = await figures(panel);
    await expect(toggle(page)).toContainText(
      `Ort. yanıt ${Math.floor(averageMinutes / 60)} sa ${averageMinutes % 60} dk`,
    );
    await expect(toggle(page)).toHaveAttribute('title', /08:00–19:00.*24 saatlik/);
    // Collapsed, they do not move the rows down.
    const first = await page.getByRole('table').getByRole('row').nth(1).boundingBox();
    expect(first?.y).toBeLessThan(220);

    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).click();
    for (const name of PLOTS) await expect(plot(page, name)).toBeVisible();
    await expect(page.getByText(/08:00–19:00 saatleriyle hesaplanır/)).toBeVisible();
    await page.reload();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(plot(page, 'Duruma göre')).toBeVisible();
    await toggle(page).click();
    await expect(plot(page, 'Duruma göre')).toHaveCount(0);
  },
  'each chart is described and has a table, and follows the filters': async ({ page, panel }) => {
    await navigate(page, '/leads?filter={}');
    await toggle(page).click();
    const { byStatus, total } = await figures(panel);
    const statuses = plot(page, 'Duruma göre');
    await expect(statuses).toContainText(`${total.toLocaleString('tr')} talep:`);
    const row = statuses.getByRole('row', { name: /^Anlaşıldı/ });
    await expect(row.getByRole('cell')).toHaveText(String(at(byStatus, 'deal')));
    const share = Number(at(byStatus, 'deal')) / total;
    await expect(
      page.getByRole('definition').filter({
        hasText: share.toLocaleString('tr', { style: 'percent', maximumFractionDigits: 1 }),
      }),
    ).toHaveCount(1);
    await expect(plot(page, 'Aylara göre').getByRole('row')).toHaveCount(8);
    await expect(plot(page, 'Aramalara göre').getByRole('row')).toHaveCount(6);
    expect(await findings(page)).toEqual([]);

    const providers = await panel.api('GET', '/providers');
    const providerId = Number(at(at(providers.data, 1), 'id'));
    const filter = encodeURIComponent(JSON.stringify({ providerIds: [providerId] }));
    await navigate(page, `/leads?filter=${filter}`);
    const own = await figures(panel, `?providerIds=${providerId}`);
    expect(own.total).toBeLessThan(total);
    await expect(statuses).toContainText(`${own.total.toLocaleString('tr')} talep:`);

    // Without leads in the period there are no charts.
    const days = { createdAtStart: '2020-01-01', createdAtEnd: '2020-01-02' };
    await navigate(page, `/leads?filter=${encodeURIComponent(JSON.stringify(days))}`);
    await expect(page.getByText('Bu filtrelerle talep yok')).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(0);
  },
  'search, filters and view of the list apply to its statistics, which say so': async ({
    page,
    panel,
  }) => {
    await navigate(page, '/leads?filter={}');
    await expect(plot(page, 'Duruma göre')).toBeVisible();
    const { total } = await figures(panel);
    const statuses = plot(page, 'Duruma göre');
    const filtered = page.getByText('Bu listede seçili filtrelere göre hesaplanır.').last();
    const named = encodeURIComponent(JSON.stringify({ coupleName: 'an', readStatus: 'read' }));
    await navigate(page, `/leads?filter=${named}`);
    const some = await figures(panel, '?coupleName=an&readStatus=read');
    expect(some.total).not.toBe(total);
    await expect(statuses).toContainText(`${some.total.toLocaleString('tr')} talep:`);
    await expect(filtered).toBeVisible();
    // The filter survives collapsing and expanding, also in the URL.
    await toggle(page).click();
    await expect(statuses).toHaveCount(0);
    await toggle(page).click();
    await expect(statuses).toContainText(`${some.total.toLocaleString('tr')} talep:`);
    await expect(page).toHaveURL(/filter=.*coupleName/);
    await page.getByRole('button', { name: /^Anlaşılan/ }).click();
    const deals = await figures(panel, '?coupleName=an&readStatus=read&status=deal');
    expect(deals.total).toBeGreaterThan(0);
    await expect(statuses).toContainText(`${deals.total.toLocaleString('tr')} talep:`);
    await navigate(page, '/leads?filter={}');
    await expect(statuses).toContainText(`${total.toLocaleString('tr')} talep:`);
    await expect(filtered).toHaveCount(0);
  },
  'failed statistics are reported and can be retried': async ({ page, panel }) => {
    await page.route(COUPLES, (route) => route.fulfill({ status: 500, json: {} }));
    await panel.goto('/leads');
    // The statistics of calls and the list load nevertheless.
    await expect(plot(page, 'Aramalara göre')).toBeVisible();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Tekrar dene' }).first();
    await expect(retry).toBeVisible();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await page.unroute(COUPLES);
    await retry.click();
    await expect(plot(page, 'Duruma göre')).toBeVisible();
  },
};

test('the statistics of the list open, follow its filters, and can be retried', ({ traveller }) =>
  walk(steps, traveller));

interface Figures {
  averageMinutes: number;
  byStatus: unknown;
  total: number;
}

/** Returns the API's statistics. */
async function figures(
  { api }: { api: (method: string, path: string) => Promise<{ data: unknown }> },
  query = '',
): Promise<Figures> {
  const times = await api('GET', `/leads/stats/average-response-time${query}`);
  const stats = await api('GET', `/leads/stats/couple-stats${query}`);
  return {
    averageMinutes: Number(at(times.data, 'averageMinutes')),
    byStatus: at(stats.data, 'byStatus'),
    total: Number(at(stats.data, 'total')),
  };
}

test('in Arabic the charts are mirrored and accessible, light and dark', async ({
  page,
  panel,
}) => {
  await panel.startSession('ayse', 'ar');
  await panel.goto('/leads');
  await page.getByRole('button', { name: /^الإحصاءات:/ }).click();
  const statuses = plot(page, 'حسب الحالة');
  await expect(statuses.getByRole('row', { name: /^جديد/ })).toHaveCount(1);
  // The labels of the bars are at the right.
  const names = page.locator('figure svg text', { hasText: 'تعذّر التواصل' });
  const [figure, name] = [await statuses.boundingBox(), await names.boundingBox()];
  expect(name?.x).toBeGreaterThan((figure?.x ?? 0) + (figure?.width ?? 0) / 2);
  // The colors in light mode are tested in the other language.
  expect(await findings(page, ['color-contrast'])).toEqual([]);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(before);
  expect(await colourFindings(page)).toEqual([]);
});
