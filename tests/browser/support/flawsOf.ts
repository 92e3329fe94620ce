import type { Page } from '@playwright/test';
import { overflowingElements } from './derived/checkScreens.ts';
import { findings } from './findings.ts';
import { expect } from './panel.ts';
import { waitForRender } from './waitForRender.ts';

/** Runs in the page: returns the pictures within the window that are not drawn; a window without pictures has none drawn. */
function undrawnPictures(): string[] {
  const seen = [...document.images].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  if (seen.length === 0) return ['no picture'];
  return seen
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);
}

/**
 * Returns what is wrong with a screen of pictures, a line each: findings of axe, and elements that widen the page.
 * Waits until its pictures are drawn.
 * @param without rules to skip, as in `findings`
 */
export async function flawsOf(page: Page, without: string[] = []): Promise<string[]> {
  await waitForRender(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(undrawnPictures)).toEqual([]);
  const overflowing = await overflowingElements(page);
  const lines = await findings(page, without);
  return overflowing === undefined ? lines : [`wider than the window: ${overflowing}`, ...lines];
}
