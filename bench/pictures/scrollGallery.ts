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
  'pictures requested before scrolling',
  'pictures requested after scrolling',
  'maximum of tiles in the page',
  'frames over 50 ms, per thousand',
  'longest frame, ms',
  'longest task, ms',
] as const;
export type Figures = Record<(typeof figures)[number], number>;

/** Figures of a gallery and of a page that contains nothing but the same pictures. */
export interface ScrollFigures {
  panel: Figures;
  plain: Figures;
}

/**
 * Three frames of a screen of 60 Hz, with the error of the browser's clock. An interval is a whole number of frames,
 * so the next longer one is 67 milliseconds.
 */
const LONG_FRAME_MS = 50.5;

interface ScrollOptions {
  photos: number;
  /** Pixels that each frame scrolls. */
  step: number;
}

/** Runs in the page: scrolls until its last picture is in the window, frame by frame, and measures each. */
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
  // The page grows as its next pictures are fetched.
  const isAtEnd = () => {
    const end = document.querySelector(`li[aria-posinset="${photos}"]`)?.getBoundingClientRect();
    return end !== undefined && end.bottom <= innerHeight;
  };
  while (!isAtEnd()) {
    scrollBy(0, step);
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
    tiles = Math.max(tiles, document.querySelectorAll('li[aria-posinset]').length);
  }
  observer.disconnect();
  return { frames, task, tiles };
}

/** Runs in the page: its pictures' URLs, and its grid. */
function readGallery(photos: number) {
  const [first, second] = document.querySelectorAll('li[aria-posinset]');
  const box = first?.getBoundingClientRect();
  const gap = (second?.getBoundingClientRect().left ?? 0) - (box?.right ?? 0);
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/files/images/media/'));
  return { urls: urls.slice(0, photos), width: box?.width ?? 0, height: box?.height ?? 0, gap };
}

type Grid = ReturnType<typeof readGallery>;

/** Returns the HTML of a page that contains nothing but these pictures, loaded when they are near the window. */
function plainPage({ urls, width, height, gap }: Grid): string {
  const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
  const items = urls.map(
    (url, at) => `<li aria-posinset="${at + 1}"><img loading="lazy" ${size} src="${url}" alt="">`,
  );
  return `<!doctype html><style>
    ul { display: grid; grid-template-columns: repeat(auto-fill, ${width}px); gap: ${gap}px; padding: 0; list-style: none }
    img { object-fit: cover }
  </style><main><ul>${items.join('')}</ul></main>`;
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
  await page.addInitScript(closePopups);
  await page.goto(`${address}/galleries/${GALLERY}/photos`);
  await page.locator(ours.identifier).fill('ayse');
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator(TILE).first().waitFor();
  await page.waitForTimeout(REST_MS);
}

/** Scrolls an open page to its end under a profile. */
async function measureScroll(page: Page, session: CDPSession, profile: Profile): Promise<Figures> {
  const first = await requested(session);
  await applyProfile(session, profile);
  const { frames, task, tiles } = await inPage(session, scrollToEnd, { photos: PHOTOS, step: 60 });
  await page.waitForTimeout(REST_MS);
  const long = frames.filter((one) => one > LONG_FRAME_MS);
  return {
    'pictures requested before scrolling': first,
    'pictures requested after scrolling': await requested(session),
    'maximum of tiles in the page': tiles,
    'frames over 50 ms, per thousand': (1000 * long.length) / frames.length,
    'longest frame, ms': Math.max(...frames),
    'longest task, ms': task,
  };
}

/**
 * Opens a gallery of five hundred photos with an empty profile and scrolls through all of it; then, with another
 * empty profile, a plain page of the same pictures.
 */
export async function scrollGallery(
  location: ChromiumLocation,
  address: string,
  profile: Profile,
): Promise<ScrollFigures> {
  const { panel, grid } = await inNewPage(location, async (page, session) => {
    await openGallery(page, address);
    const figuresOfPanel = await measureScroll(page, session, profile);
    return { panel: figuresOfPanel, grid: await inPage(session, readGallery, PHOTOS) };
  });
  const plain = await inNewPage(location, async (page, session) => {
    await page.route(`${address}/plain`, (route) =>
      route.fulfill({ contentType: 'text/html', body: plainPage(grid) }),
    );
    await page.goto(`${address}/plain`);
    await page.waitForTimeout(REST_MS);
    return measureScroll(page, session, profile);
  });
  return { panel, plain };
}

async function inNewPage<T>(
  location: ChromiumLocation,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ ...location, args: chromiumArgs });
  try {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ viewport, locale: 'tr-TR' });
    await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
    await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
    return await work(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
  }
}
