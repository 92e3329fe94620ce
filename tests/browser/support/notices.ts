import type { Page } from '@playwright/test';
import { at, expect } from './panel.ts';

/** Returns the shell's notifications that contain a text. */
export const noticesOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Bildirimler' }).getByRole('listitem').filter({ hasText: text });

/**
 * Closes the shell's remaining notifications, so that a later one is not mistaken for one of them.
 * @param label of their button, in the language of the page
 */
export async function closeNotices(page: Page, label = 'Bildirimi kapat'): Promise<void> {
  await page.evaluate((name) => {
    const buttons = `button[aria-label="${name}"]`;
    for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.click();
  }, label);
  await expect(page.getByRole('button', { name: label })).toHaveCount(0);
}

/**
 * Expects the shell's notifications to be visible and to end above the page, so that they cover none of its
 * actions.
 */
export async function expectNoticesClear(page: Page): Promise<void> {
  const boxes = page.getByRole('region', { name: 'Bildirimler' }).getByRole('listitem');
  await expect(boxes.first()).toBeVisible();
  await expect(async () => {
    // Measured at one instant: scrolling or an animation would falsify the distance.
    const measured = await boxes.evaluateAll((shown) => {
      // A scrolled page moves below the bar that holds the notifications.
      const end = (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY;
      return shown.map((notice) => {
        const { bottom, left } = notice.getBoundingClientRect();
        return { below: bottom - end, left };
      });
    });
    // A notification that has disappeared was not measured.
    expect(measured.length).toBeGreaterThan(0);
    for (const { below, left } of measured) {
      expect(below).toBeLessThanOrEqual(0);
      expect(left).toBeGreaterThanOrEqual(0);
    }
  }).toPass({ timeout: 12_000 });
}

interface CoupleWrote {
  leadId: number;
  coupleName: string;
  text: string;
}

/** Creates a new lead, or a message in one, as a couple does from outside. */
export async function coupleWrites(
  page: Page,
  url: string,
  way: 'ask' | 'write',
): Promise<CoupleWrote> {
  const response = await page.request.post(`${url}/sandbox/couples/${way}`, {
    headers: { accept: 'application/json' },
  });
  const answer: unknown = await response.json();
  const data = at(answer, 'data');
  return {
    leadId: Number(at(data, 'leadId')),
    coupleName: String(at(data, 'coupleName')),
    text: String(at(data, 'text')),
  };
}
