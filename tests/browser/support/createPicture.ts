import type { Page } from '@playwright/test';

/** Draws a picture in the page that is large enough for uploads, as a file to choose. */
export async function createPicture(page: Page, name: string) {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 900;
    canvas.getContext('2d')?.fillRect(0, 0, 600, 600);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
