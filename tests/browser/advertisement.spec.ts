import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test.use({ popups: 'shown' });

test('the advertised video is shown first and once, and requests nothing from its host before it is played', async ({
  page,
  panel,
}) => {
  await page.clock.install();
  await page.route('**/leads', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const video = '"advertisementVideo":"https://www.youtube.com/watch?v=dQw4w9WgXcQ"';
    return route.fulfill({ response, body: html.replace('"advertisementVideo":null', video) });
  });
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('localhost') && request.url().startsWith('http'))
      outside.push(request.url());
  });
  await panel.signIn('zeynep');
  const video = page.getByRole('dialog', { name: 'Size bir haberimiz var' });
  await expect(video.getByRole('button', { name: /YouTube/ })).toBeVisible({ timeout: 30_000 });
  expect(await findings(page)).toEqual([]);
  expect(outside).toEqual([]);
  await video.getByRole('button', { name: 'Kapat' }).first().click();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('popups:'))
      .map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([expect.stringMatching(/^\{"advertisement":"once","last":"[^"]+Z"\}$/)]);
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('dialog', { name: 'Fiyat listesi eksik' })).toBeVisible();
});
