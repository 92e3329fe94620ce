import { sidesOf } from './support/geometry.ts';
import { addLead } from './support/leads.ts';
import { expect, test } from './support/panel.ts';

test('the head of a lead is one row with one primary action', async ({ page, panel }) => {
  await panel.signIn();
  const couple = { brideName: 'Tek Satır', email: 'teksatir@example.com', phone: '+905321110022' };
  const id = await addLead(panel, couple);
  await panel.goto(`/leads/${id}`);
  const head = page.getByRole('main').locator('header').first();
  const reply = head.getByRole('link', { name: 'Yanıtla' });
  await expect(reply).toBeVisible();
  const title = await sidesOf(head);
  expect(title.bottom - title.top).toBeLessThan(72);
  const buttons = head.getByRole('button').or(head.getByRole('link'));
  for (const button of await buttons.all()) {
    const { top, bottom } = await sidesOf(button);
    expect(Math.abs((top + bottom) / 2 - (title.top + title.bottom) / 2)).toBeLessThan(8);
  }
  await expect(page.getByRole('main').locator('.MuiButton-contained')).toHaveCount(2);
  await expect(page.getByRole('main').getByTestId('EditOutlinedIcon')).toHaveCount(0);

  await reply.click();
  const box = page.getByRole('textbox', { name: /^Mesaj/ });
  await expect(box).toBeFocused();
  await box.fill('Evet, müsaitiz.');
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(head.getByRole('button', { name: 'Anlaşıldı olarak işaretle' })).toBeVisible();
  await expect(reply).toHaveCount(0);
});
