import { expect, type Locator, type Page } from '@playwright/test';
import type { Panel } from './panel.ts';

export const REASON = 'Talep 1042: teklif gönderilemiyor';

/** Returns the bar above every page during an impersonation. */
export const barOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Müşteri adına çalışma' });

/** Starts impersonating the only user that a search at the desk finds. */
export async function actAs(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Kullanıcı ara' }).fill(words);
  await page.getByRole('button', { name: `${name} adına çalış` }).click();
  const dialog = page.getByRole('dialog', { name: `${name} adına çalış` });
  await dialog.getByRole('textbox', { name: 'Neden' }).fill(REASON);
  await dialog.getByRole('button', { name: 'Başla' }).click();
  await expect(barOf(page)).toContainText(name);
}

/** Signs in at the desk. */
export async function atDesk(page: Page, panel: Panel): Promise<void> {
  await panel.signIn('selin.destek', '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Destek masası' })).toBeVisible();
}
