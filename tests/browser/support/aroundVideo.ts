import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, at, type Panel } from './panel.ts';
import { darkShare, recordVideo } from './recordVideo.ts';
import type { RunningPanel } from './server.ts';

interface VideoCase {
  page: Page;
  panel: Panel;
  server: RunningPanel;
  name: string;
}

/** Uploads a 360° video of its own file by the API. */
export async function uploadAround({ page, panel, server, name }: VideoCase): Promise<void> {
  const { data } = await panel.api('GET', '/galleries/7');
  const keys = await page.evaluate(() => ({
    'X-Access-Token': localStorage.getItem('accessToken') ?? '',
    'X-Consumer-Key': localStorage.getItem('consumerKey') ?? '',
  }));
  const create = { width: 900, height: 450, channels: 3 as const, background: '#486' };
  const sent = await page.request.post(`${server.url}/api/medias`, {
    headers: keys,
    multipart: {
      providerId: String(at(data, 'providerId')),
      kind: 'video',
      name,
      is360: 'true',
      videoFile: {
        name: 'a.webm',
        mimeType: 'video/webm',
        buffer: await recordVideo(page, 'webm'),
      },
      file: {
        name: 'a.jpg',
        mimeType: 'image/jpeg',
        buffer: await sharp({ create }).jpeg().toBuffer(),
      },
    },
  });
  expect(await sent.json()).toMatchObject({ data: { video: { host: 'own' } } });
}

/** Returns the address of the list in which a search finds a 360° video, the newest first. */
export const searchMedias = (q: string): string =>
  `/medias?filter=${encodeURIComponent(JSON.stringify({ q }))}&sort=createdAt&order=DESC`;

/** Waits until the lightbox shows a recorded 360° video from its middle. @returns its viewer */
export async function viewerOfAround(box: Locator): Promise<Locator> {
  const viewer = box.getByRole('application');
  await expect(viewer.locator('.psv-loader')).toBeHidden();
  await expect.poll(() => darkShareOf(viewer)).toBeCloseTo(0.5);
  return viewer;
}

/** Returns the share of the video's dark half in the viewer, which turning changes. */
export const darkShareOf = (viewer: Locator): Promise<number> =>
  darkShare(viewer.locator('canvas'));
