import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentBar } from './support/consent.ts';
import { expect } from './support/panel.ts';
import { testWithDeployment } from './support/testWithDeployment.ts';

/** Writes a deployment with every service, which none of the eight has. @returns its path */
function everyService(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'deployment-')), 'own.json');
  const home: unknown = JSON.parse(readFileSync('deployments/tr-TR.json', 'utf8'));
  const id = '11111111-2222-3333-4444-555555555555';
  const own = {
    push: { appId: id },
    tagManager: { containerId: 'GTM-ABC123' },
    chat: { websiteId: id },
  };
  writeFileSync(path, JSON.stringify(Object.assign({}, home, own)));
  return path;
}

const test = testWithDeployment(everyService());

test('the panel works while external services hang or are blocked', async ({ page, panel }) => {
  const requests: string[] = [];
  // One request never gets a response, the others are blocked.
  await page.route(/googletagmanager/, async (route) => {
    requests.push(route.request().url());
  });
  await page.route(/crisp|onesignal/, async (route) => {
    requests.push(route.request().url());
    await route.abort();
  });
  await panel.signIn();
  await expect(consentBar(page)).toBeVisible();
  expect(requests).toEqual([]);
  await consentBar(page).getByRole('button', { name: 'İzin ver', exact: true }).click();
  await expect
    .poll(() => requests.map((url) => new URL(url).hostname).toSorted())
    .toEqual(['client.crisp.chat', 'www.googletagmanager.com']);
  await page.locator('main a[href^="/leads/"]:not([href="/leads/create"])').first().click();
  await expect(page).toHaveURL(/\/leads\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Destek', exact: true }).click();
  await page.getByRole('button', { name: 'Canlı destek' }).click();
  await expect(page.getByText('Sohbete şu anda bağlanılamıyor')).toBeVisible();
});
