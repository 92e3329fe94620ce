import type { Locator } from '@playwright/test';
import { labelPattern, type FieldToFill, type Fill } from './FieldToFill.ts';
import { timeout } from './timeouts.ts';
import { expect } from '../panel.ts';
import { tr } from './translator.ts';

/** Months from today in which the demo account plans nothing, whatever today is. */
const FREE_AFTER = 5;

/** Returns true if a field accepts days some years ahead. */
const isFar = ({ field }: FieldToFill) => /^\+\d+y$/.test(field.facts.notAfter ?? '');

/** Maximum number of months from the one that a calendar opens with. */
const MOST_MONTHS = 24;

/** Turns the pages of a calendar until it has a day. @returns the cell of the day */
async function cellOf(days: Locator, day: string, turn: () => Promise<void>): Promise<Locator> {
  const indexOf = () =>
    days.evaluateAll((cells, wanted) => {
      const [year = 0, month = 1, date = 1] = wanted.split('-').map(Number);
      const from = new Date(year, month - 1, date).getTime();
      const until = new Date(year, month - 1, date + 1).getTime();
      return cells.findIndex((cell) => {
        const at = Number(cell.getAttribute('data-timestamp'));
        return from <= at && at < until;
      });
    }, day);
  let index = await indexOf();
  for (let month = 0; index < 0 && month < MOST_MONTHS; month += 1) {
    await turn();
    index = await indexOf();
  }
  if (index < 0) throw new Error(`the calendar does not offer ${day}`);
  return days.nth(index);
}

/**
 * Opens the calendar of a field by the keyboard and takes the last day of a month, or its first: of the month that it
 * opens with, or of one that has no days that are taken.
 * @returns the day as the API writes it: `2026-11-25`
 */
async function chooseDay(target: FieldToFill, hasTime: boolean): Promise<string> {
  const { visit, scope, label, isSmaller } = target;
  const { page } = visit;
  const box = scope.getByRole('textbox', { name: labelPattern(label) });
  await expect(box).toBeEnabled(timeout);
  // An error that disappears above moves the calendar, and a click that ends elsewhere closes it.
  const filledInvalid = scope.locator('input[aria-invalid="true"]:not([value=""])');
  await expect(filledInvalid).toHaveCount(0, timeout);
  await box.press('Enter');
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  const later = calendar.getByRole('button', {
    name: tr('engine.calendar.nextMonth'),
    exact: true,
  });
  const isFree = target.day === undefined && isFar(target);
  for (let month = 0; isFree && month < FREE_AFTER; month += 1) await later.click(timeout);
  // Days that cannot be chosen, and the places of other months, are no buttons that can be pressed.
  const days = calendar.getByRole('gridcell').and(page.locator('button:enabled'));
  const chosen =
    target.day === undefined
      ? isSmaller
        ? days.first()
        : days.last()
      : await cellOf(days, target.day, () => later.click(timeout));
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

export const fillDay: Fill = async (target) => ({ value: await chooseDay(target, false) });

export const fillMoment: Fill = async (target) => {
  await chooseDay(target, true);
  return {};
};
