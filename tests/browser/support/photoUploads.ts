import type { CDPSession, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './panel.ts';

/** A gallery of a provider with free photo slots. */
export const GALLERY = 7;
export const PHOTOS_PAGE = `/galleries/${GALLERY}/photos`;

/** Creates a picture of noise, large enough to take a while to upload. */
export async function createPhoto(name: string, width = 900, height = 600) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 20 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Time of an upload until it is stored: the server decodes it and makes its sizes, on a busy machine slowly. */
export const uploaded = { timeout: 60_000 };

/** Returns the panel of the uploads in progress. */
export const uploadPanel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Yüklemeler' });

/** Fills in the form of chosen files, one tag for all, and sends them. */
export async function fillForm(dialog: Locator): Promise<void> {
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Yüklemeye başla' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Chooses files and fills in their form. */
export async function chooseFiles(
  page: Page,
  files: Awaited<ReturnType<typeof createPhoto>>[],
): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await fillForm(page.getByRole('dialog', { name: 'Yüklemeden önce seçin' }));
}

/** Ends the limits of a page's network. */
export async function liftLimits(line: CDPSession): Promise<void> {
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
