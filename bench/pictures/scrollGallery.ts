import { chromium, type CDPSession, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../server/db/seed/demoSignIns.ts';
import { chromiumArgs, type ChromiumLocation } from '../../tests/support/chromium.ts';
import { inPage } from '../panel/inPage.ts';
import { applyProfile, type Profile } from '../panel/profile.ts';
import { ours } from '../panel/subjects.ts';
import { closePopups } from '../panel/closePopups.ts';
import { GALLERY, PHOTOS } from './fillGallery.ts';

const TILE = '[data-tile-open]';
/** Milliseconds for the pictures of the visible window to load. */
const REST_MS = 3_000;

/** Measured figures, in the table's order. */
export const figures = [
  'pictures requested as the gallery stands',
  'pictures requested to its end',
  'tiles in the page, at most',
  'frames over 50 ms, of a thousand',
  'longest frame, ms',
  'longest task, ms',
] as const;
export type Figures = Record<(typeof figures)[number], number>;

interface ScrollOptions {
  photos: number;
  /** Pixels that each frame scrolls. */
  step: number;
}

/** Runs in the page: scrolls to the last picture, frame by frame, and measures each. */
async function scrollToEnd({ photos, step }: ScrollOptions) {
  const frames: number[] = [];
  let task = 0;
  let tiles = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration);
  });
  observer.observe({ type: 'longtask' });
  const nextFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(resolve);
    });
  let last = await nextFrame();
  while (document.querySelector(`li[aria-posinset="${photos}"]`) === null) {
    scrollBy(0, step);
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
    tiles = Math.max(tiles, document.querySelectorAll('li[aria-posinset]').length);
  }
  observer.disconnect();
  return { frames, task, tiles };
}

/** Counts the pictures that the page has requested. */
const requested = (session: CDPSession): Promise<number> =>
  inPage(
    session,
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/files/images/media/')).length,
    undefined,
  );

async function openGallery(page: Page, address: string): Promise<void> {
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
  await page.addInitScript(closePopups);
  await page.goto(`${address}/galleries/${GALLERY}/photos`);
  await page.locator(ours.identifier).fill('ayse');
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator(TILE).first().waitFor();
  await page.waitForTimeout(REST_MS);
}

/** Opens a gallery of five hundred photos with an empty profile and scrolls through all of it. */
export async function scrollGallery(
  location: ChromiumLocation,
  address: string,
  profile: Profile,
): Promise<Figures> {
  const browser = await chromium.launch({ ...location, args: chromiumArgs });
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: 'tr-TR',
    });
    await openGallery(page, address);
    const session = await page.context().newCDPSession(page);
    const first = await requested(session);
    await applyProfile(session, profile);
    const { frames, task, tiles } = await inPage(session, scrollToEnd, {
      photos: PHOTOS,
      step: 60,
    });
    await page.waitForTimeout(REST_MS);
    return {
      'pictures requested as the gallery stands': first,
      'pictures requested to its end': await requested(session),
      'tiles in the page, at most': tiles,
      'frames over 50 ms, of a thousand':
        (1000 * frames.filter((one) => one > 50).length) / frames.length,
      'longest frame, ms': Math.max(...frames),
      'longest task, ms': task,
    };
  } finally {
    await browser.close();
  }
}
