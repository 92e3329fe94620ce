import { named, type Asked, type Fill } from './Asked.ts';
import { timeout } from './awaited.ts';
import { expect } from '../panel.ts';
import { tr } from './words.ts';

/**
 * Opens the calendar of a field by the keyboard and takes the last day that it offers at first, or its first.
 * @returns the day as the API writes it: `2026-11-25`
 */
async function takeDay(
  { visit, scope, label, isSmaller }: Asked,
  hasTime: boolean,
): Promise<string> {
  const { page } = visit;
  const box = scope.getByRole('textbox', { name: named(label) });
  await expect(box).toBeEnabled(timeout);
  await box.press('Enter');
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  // Days that cannot be chosen, and the places of other months, are no buttons that can be pressed.
  const days = calendar.getByRole('gridcell').and(page.locator('button:enabled'));
  const chosen = isSmaller ? days.first() : days.last();
  const day = await chosen.evaluate((cell) => {
    const at = new Date(Number(cell.getAttribute('data-timestamp')));
    const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
    return parts.map((part) => String(part).padStart(2, '0')).join('-');
  });
  await chosen.click(timeout);
  if (hasTime)
    await calendar.getByRole('button', { name: tr('engine.calendar.ok'), exact: true }).click();
  await expect(calendar).toHaveCount(0, timeout);
  return day;
}

export const fillDay: Fill = async (asked) => ({ value: await takeDay(asked, false) });

export const fillMoment: Fill = async (asked) => {
  await takeDay(asked, true);
  return {};
};
