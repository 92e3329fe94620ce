import { expect, type Locator, type Page } from '@playwright/test';

/** Sides of what is on the screen, px from the viewport's top left corner. */
export async function sidesOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('Expected an element on the screen, found none');
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Expects a part to be whole between the top bar and the bar at the foot, if any, without scrolling. */
export async function expectAboveTheFold(page: Page, part: Locator): Promise<void> {
  const size = page.viewportSize();
  const foot = page.getByRole('navigation', { name: /^(Hızlı erişim|وصول سريع)$/ });
  const end = (await foot.isVisible()) ? (await sidesOf(foot)).top : (size?.height ?? 0);
  await expect(async () => {
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const { left, right, top, bottom } = await sidesOf(part);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(size?.width ?? 0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(end);
  }).toPass();
}
