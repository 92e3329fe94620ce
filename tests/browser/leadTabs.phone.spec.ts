import { findings } from './support/findings.ts';
import { addLead, openLead } from './support/leads.ts';
import { expect, test } from './support/panel.ts';

test('every tab fits a phone, and its dialogs fill the screen', async ({ page, panel }) => {
  await panel.startSession();
  const id = await addLead(
    panel,
    { brideName: 'Telefondan Bakan', phone: '+905321112255', email: 'telefon@example.com' },
    { message: 'Haziran için müsait misiniz?' },
  );
  for (const tab of ['', '/offer', '/notes', '/history', '/calls', '/loan']) {
    await openLead({ page, panel }, id, tab);
    await expect(page.locator('main nav [aria-current="page"]')).toHaveAttribute(
      'href',
      new RegExp(`/leads/${id}${tab}$`),
    );
    await expect(page.locator('main h2').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, tab).toBeLessThanOrEqual(390);
    await expect(page.locator('main nav [aria-current]')).toBeInViewport();
  }
  const call = page.getByRole('main').getByRole('button', { name: 'Ara', exact: true });
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await openLead({ page, panel }, id, '/notes');
  await page.getByRole('button', { name: 'Not ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not ekle' });
  await dialog.getByRole('textbox', { name: /^Not/ }).fill('Ayakta yazıldı');
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ayakta yazıldı' })).toBeVisible();
});
