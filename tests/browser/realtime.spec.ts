import type { Page } from '@playwright/test';
import { coupleWrites, expectNoticesClear, noticesOf } from './support/notices.ts';
import { expect, test } from './support/panel.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Çiftler' });
const rowsOf = (page: Page, couple: string) =>
  table(page).getByRole('row').filter({ hasText: couple });
const badge = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^Çiftler/ })
    .first();

/** Opens the list and waits until it is rendered. */
async function openList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/leads`);
  await expect(table(page)).toBeVisible();
}

/** Returns the count in the menu, which loads after the page. */
async function countIn(page: Page): Promise<number> {
  await expect(badge(page)).toContainText(/\d/);
  return Number(/\d+/.exec(await badge(page).innerText())?.[0]);
}

/** Collects the browser's requests for the event stream. */
const streams = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stream?')) requests.push(request.url());
  });
  return requests;
};

test('a new lead appears in list, badge and notification of every tab, without a reload', async ({
  page,
  panel,
  server,
}) => {
  const streamRequests = streams(page);
  const connected = page.waitForResponse(/\/stream\?/);
  await panel.signIn();
  await connected;
  const other = await page.context().newPage();
  const otherStreamRequests = streams(other);
  await openList(other, server.url);
  const before = await countIn(page);

  const startedAt = Date.now();
  const { coupleName, leadId } = await coupleWrites(page, server.url, 'ask');
  for (const tab of [page, other]) {
    await expect(noticesOf(tab, coupleName)).toHaveCount(1);
    await expect(noticesOf(tab, coupleName)).toContainText('Yeni talep');
    await expect(rowsOf(tab, coupleName).first()).toBeVisible();
    await expect(badge(tab)).toContainText(String(before + 1));
  }
  test
    .info()
    .annotations.push({ type: 'everywhere after ms', description: `${Date.now() - startedAt}` });
  // The tabs of a browser share one connection.
  expect(streamRequests).toHaveLength(1);
  expect(otherStreamRequests).toEqual([]);

  await noticesOf(other, coupleName).getByRole('button', { name: 'Aç' }).click();
  await expect(other).toHaveURL(new RegExp(`/leads/${leadId}$`));
  await expect(other.getByRole('heading', { level: 1 })).toContainText(coupleName);
  await expect(noticesOf(other, coupleName)).toHaveCount(0);

  // The leader tab closes; the other one takes over.
  const next = other.waitForResponse(/\/stream\?/);
  await page.close();
  await next;
  const message = await coupleWrites(other, server.url, 'write');
  // The open conversation is updated without a notification.
  await expect(other.getByRole('main').getByText(message.text)).toBeVisible();
  await expect(noticesOf(other, message.text)).toHaveCount(0);
  // Navigates within the application: a reload would request the events of the last seconds again, and combine
  // both messages.
  await other.getByRole('link', { name: 'Yapılacaklar' }).first().click();
  await expect(other).toHaveURL(/\/todo$/);
  const again = await coupleWrites(other, server.url, 'write');
  await expect(noticesOf(other, again.text)).toContainText('Yeni mesaj');
  await expectNoticesClear(other);
});

/** Ends the session of a page at the API, as from another device. */
async function endElsewhere(page: Page, url: string): Promise<void> {
  const keys = await page.evaluate(() => ({
    token: localStorage.getItem('accessToken') ?? '',
    consumer: localStorage.getItem('consumerKey') ?? '',
  }));
  await page.request.delete(`${url}/api/access-tokens/${keys.token}`, {
    headers: { 'x-access-token': keys.token, 'x-consumer-key': keys.consumer },
  });
}

test('after a lost connection no event is missing and none is repeated', async ({
  page,
  context,
  panel,
  server,
}) => {
  const connected = page.waitForResponse(/\/stream\?/);
  await panel.signIn();
  await connected;
  const first = await coupleWrites(page, server.url, 'ask');
  await expect(noticesOf(page, first.coupleName)).toHaveCount(1);
  await noticesOf(page, first.coupleName).getByRole('button', { name: 'Bildirimi kapat' }).click();

  await context.setOffline(true);
  await expect(page.getByText('İnternet bağlantınız yok')).toBeVisible();
  const missed = [
    await coupleWrites(page, server.url, 'ask'),
    await coupleWrites(page, server.url, 'ask'),
  ];
  await context.setOffline(false);
  await expect(noticesOf(page, '2 yeni talep')).toHaveCount(1);
  for (const { leadId } of missed) {
    await expect(table(page).locator(`a[href="/leads/${leadId}"]`)).not.toHaveCount(0);
  }
  const last = await coupleWrites(page, server.url, 'write');
  await expect(noticesOf(page, last.text)).toHaveCount(1);
  await expect(noticesOf(page, first.coupleName)).toHaveCount(0);

  await test.step('a session ended on another device is detected without a request', async () => {
    await endElsewhere(page, server.url);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('polling fetches events while streams are blocked', async ({ page, panel, server }) => {
  await page.clock.install();
  // Simulates a proxy that blocks event streams.
  await page.route(/\/stream\?/, (route) => route.abort());
  const polled = page.waitForResponse(/\/realtime\/.*\/events\?/);
  await panel.signIn();
  await polled;
  const { coupleName } = await coupleWrites(page, server.url, 'ask');
  await page.clock.fastForward('00:20');
  await expect(noticesOf(page, coupleName)).toHaveCount(1);
  await expect(rowsOf(page, coupleName).first()).toBeVisible();
  await expect(page.getByText('Anlık bildirim bağlantısı kurulamıyor.')).toBeVisible();
});
