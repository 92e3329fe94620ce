import { named, type Asked, type Fill } from './Asked.ts';
import { timeout } from './awaited.ts';
import { expect } from '../panel.ts';
import { tr } from './words.ts';

/** Opens the calendar of a field by the keyboard and takes the last day that it offers at first, or its first. */
async function takeDay({ visit, scope, label, isSmaller }: Asked, hasTime: boolean): Promise<void> {
  const { page } = visit;
  const box = scope.getByRole('textbox', { name: named(label) });
  await expect(box).toBeEnabled(timeout);
  await box.press('Enter');
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  // Days that cannot be chosen, and the places of other months, are no buttons that can be pressed.
  const days = calendar.getByRole('gridcell').and(page.locator('button:enabled'));
  await (isSmaller ? days.first() : days.last()).click(timeout);
  if (hasTime)
    await calendar.getByRole('button', { name: tr('engine.calendar.ok'), exact: true }).click();
  await expect(calendar).toHaveCount(0, timeout);
}

export const fillDay: Fill = async (asked) => {
  await takeDay(asked, false);
  return {};
};

export const fillMoment: Fill = async (asked) => {
  await takeDay(asked, true);
  return {};
};
