import { expect, type Page } from '@playwright/test';

/** Chooses a moment in the open form: the last day of next month, at the preset hour. */
export async function chooseMoment(page: Page, label: RegExp) {
  const field = page.getByRole('dialog').getByRole('textbox', { name: label });
  // The calendar's code may still be loading.
  await expect(field).toBeEnabled();
  await field.press('Enter');
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await calendar.getByRole('button', { name: 'Sonraki ay' }).click();
  await calendar.getByRole('gridcell', { name: '28', exact: true }).first().click();
  await calendar.getByRole('button', { name: 'Tamam' }).click();
  await expect(calendar).toBeHidden();
}
