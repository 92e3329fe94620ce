import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const openOffer = async (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('button', { name: /^Kampanyalar/ }).click();
  return page.getByRole('dialog');
};

const failures = [
  {
    name: 'the API’s first error',
    status: 422,
    body: {
      message: 'Formu kontrol edin.',
      code: 'validation',
      errors: [
        { path: '', code: 'required', message: 'Firma adı eksik.' },
        { path: 'name', code: 'required', message: 'Ad eksik.' },
      ],
    },
    message: 'Firma adı eksik.',
  },
  {
    name: 'the API’s message',
    status: 500,
    body: { message: 'Sunucuda bir sorun var.', code: 'internal', errors: [] },
    message: 'Sunucuda bir sorun var.',
  },
];

async function fail(
  page: Page,
  { status, body, message }: (typeof failures)[number],
): Promise<void> {
  await page.route('**/api/campaign-requests', (route) => route.fulfill({ status, json: body }));
  const offer = await openOffer(page);
  await offer.getByRole('button', { name: 'Yükseltme iste' }).click();
  await expect(offer.getByRole('heading', { name: 'İsteğiniz gönderilemedi' })).toBeVisible();
  await expect(offer).toContainText(message);
  await expect(offer).not.toContainText('Ad eksik.');
  await expect(offer.getByRole('button')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  await page.unroute('**/api/campaign-requests');
}

test('a request is sent once, and a repeated one says that it exists', async ({ page, panel }) => {
  await panel.signIn('zeynep', '/todo');
  for (const failure of failures)
    await test.step(`a failed request shows ${failure.name}, and offers no button`, () =>
      fail(page, failure));
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/campaign-requests')) sent.push(request.postDataJSON());
  });
  const offer = await openOffer(page);
  await expect(offer).toContainText('İndirim ve kampanyalarınız');
  await expect(offer.getByRole('listitem').filter({ hasText: 'TL' })).not.toHaveCount(0);
  await expect(offer.getByRole('link', { name: 'Paketleri karşılaştırın' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  await offer.getByRole('button', { name: 'Yükseltme iste' }).dblclick();
  await expect(offer.getByRole('heading', { name: 'İsteğiniz alındı' })).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Yükseltme iste' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  expect(sent).toEqual([
    {
      campaign: { id: 54 },
      companyName: 'Zeynep Atölye',
      customer: { id: 2 },
      customerUser: { id: expect.any(Number) },
      name: expect.stringContaining('Zeynep'),
      feature: 'addCampaign',
    },
  ]);
  await offer.getByRole('button', { name: 'Kapat' }).click();
  await expect(offer).toHaveCount(0);

  await openOffer(page);
  await offer.getByRole('button', { name: 'Yükseltme iste' }).click();
  await expect(offer.getByRole('heading', { name: 'İsteğiniz zaten bize ulaştı' })).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Yükseltme iste' })).toHaveCount(0);
});
