import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { expect, test, type Panel } from './support/panel.ts';

const SHEET = { name: 'Klavye kısayolları' };

async function reply(page: Page, panel: Panel): Promise<void> {
  const id = await addLead(panel, { brideName: 'Kısayol Deneme', email: 'kisayol@example.com' });
  await moveTo(page, `/leads/${id}`);
  const message = page.getByRole('textbox', { name: /^Mesaj/ });
  await expect(message).toBeVisible();
  await page.keyboard.press('e');
  await expect(message).toBeFocused();
  await page.keyboard.type('gl e');
  await expect(message).toHaveValue('gl e');
  await expect(page).toHaveURL(new RegExp(`/leads/${id}$`));
}

async function openAllKeys(page: Page): Promise<void> {
  await moveTo(page, '/discounts');
  await expect(page.getByRole('button', { name: 'Yardım', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('button', SHEET).click();
  await page.getByRole('dialog', SHEET).press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function turnOff(page: Page): Promise<void> {
  await moveTo(page, '/todo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', SHEET);
  for (const area of ['Her yerde', 'Listelerde', 'Çift talebinde', 'Sayfalara git'])
    await expect(sheet.getByRole('region', { name: area })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', SHEET).click();
  await sheet.getByRole('switch', { name: 'Kısayollar açık' }).click();
  await sheet.getByRole('button', { name: 'Kapat' }).click();
  await expect(sheet).toHaveCount(0);
  await moveTo(page, '/discounts');
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.keyboard.type('gl');
  await expect(search).not.toBeFocused();
  await expect(page).toHaveURL(/\/discounts$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Panelde ara' })).toBeVisible();
}

test('a user works by keyboard shortcuts', async ({ page, panel }) => {
  await panel.signIn('ayse', '/settings/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Ayarlar' })).toBeVisible();
  await page.keyboard.type('gl');
  await expect(page.getByRole('table', { name: 'Çiftler' }).getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leads\/\d+$/);
  await page.keyboard.type('gt');
  await expect(page).toHaveURL(/\/todo$/);
  await page.keyboard.type('gd');
  await expect(page.getByRole('table', { name: 'Kampanyalar' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/discounts\/create$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kampanya ekle' })).toBeVisible();
  await page.keyboard.type('gh');
  await expect(page.getByRole('heading', { level: 1, name: /Ayşe/ })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Panelde ara' })).toBeFocused();
  await page.keyboard.press('Escape');
  await test.step('e focuses the reply of a lead', () => reply(page, panel));
  await test.step('the help of a list links to all shortcuts', () => openAllKeys(page));
  await test.step('the shortcuts are listed by area, and disabled in the account menu', () =>
    turnOff(page));
});
