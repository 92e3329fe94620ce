import sharp from 'sharp';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { expect, test } from './support/panel.ts';

test('on a phone files are attached, viewed and sent without horizontal scrolling', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  const id = await addLead(panel, { brideName: 'Cepten Ekli', email: 'cepten.ekli@example.com' });
  await panel.goto(`/leads/${id}`);
  const photo = await sharp({
    create: { width: 600, height: 900, channels: 3, background: '#7a1f4b' },
  })
    .jpeg()
    .toBuffer();
  const name = 'çok uzun adlı bir düğün salonu fotoğrafı, bahçe tarafı, akşam ışığında.jpg';
  await page.getByRole('textbox', { name: /^Mesaj/ }).tap();
  const attach = page.getByRole('button', { name: 'Dosya ekle' });
  const waiting = page.waitForEvent('filechooser');
  await attach.tap();
  await (await waiting).setFiles([{ name, mimeType: 'image/jpeg', buffer: photo }]);
  const files = page.getByRole('region', { name: 'Ekler' });
  await expect(files.getByRole('listitem')).toHaveCount(1);
  const remove = await files.getByRole('button', { name: `Kaldır: ${name}` }).boundingBox();
  expect([remove?.width, remove?.height].every((side) => Number(side) >= 44)).toBe(true);
  expect((await attach.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('textbox', { name: /^Mesaj/ }).fill('Salonumuz');
  await page.getByRole('button', { name: 'Gönder', exact: true }).tap();
  const sent = page.getByRole('article').filter({ hasText: 'Salonumuz' });
  await expect(sent.getByRole('button', { name: `İndir: ${name}` })).toBeVisible();
  await expect(sent.locator('img')).toHaveJSProperty('naturalWidth', 240);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isTooWide).toBe(false);
  expect(await findings(page)).toEqual([]);
});
