import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { at, expect, test } from './support/panel.ts';

test('a template’s fields are listed with descriptions, and inserted at the cursor', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/templates/mail-templates/create');
  await page.getByRole('textbox', { name: 'Şablon adı' }).fill('Alanlı şablon');
  const subject = page.getByRole('textbox', { name: 'Konu' });
  await subject.fill('Teklifiniz hazır');
  const middle = 'Teklifiniz '.length;
  await subject.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), middle);
  const insert = page.getByRole('button', { name: 'Alan ekle' });
  await insert.first().click();
  const menu = page.getByRole('menu', { name: 'Alanlar' });
  await expect(menu.getByRole('menuitem')).toHaveCount(10);
  await expect(menu.getByRole('menuitem', { name: 'Düğün tarihi' })).toContainText('Örneğin');
  expect(await findings(page)).toEqual([]);
  await menu.getByRole('menuitem', { name: /^Çift/ }).click();
  await expect(subject).toHaveValue('Teklifiniz {{Çift}}hazır');
  await expect(subject).toBeFocused();
  await page.keyboard.type(', ');
  await expect(subject).toHaveValue('Teklifiniz {{Çift}}, hazır');

  const content = page.getByRole('textbox', { name: 'İçerik' }).first();
  await content.click();
  await page.keyboard.type('Sayın ');
  // Inserts a field by keyboard.
  await insert.last().focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
  await page.keyboard.type(' Hanım');
  await expect(content).toHaveText('Sayın {{Gelin}} Hanım');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alanlı şablon' })).toBeVisible();
  await expect(page.getByText('Sayın {{Gelin}} Hanım')).toBeVisible();
  // Stored by names that do not depend on the language.
  const session = await page.evaluate(() => location.pathname.split('/').at(-1));
  const { data } = await panel.api('GET', `/customers/1/templates/${session}`);
  expect(at(data, 'content')).toBe('<p>Sayın {{bride}} Hanım</p>');
  expect(at(data, 'subject')).toBe('Teklifiniz {{couple}}, hazır');
  await test.step('an unknown field is rejected at its input', async () => {
    await moveTo(page, '/templates/mail-templates/create');
    await page.getByRole('textbox', { name: 'Şablon adı' }).fill('Yanlış alan');
    await page.getByRole('textbox', { name: 'Konu' }).fill('{{Hediye}} sizi bekliyor');
    await page.getByRole('textbox', { name: 'İçerik' }).first().click();
    await page.keyboard.type('Merhaba');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText(/Böyle bir alan yok: Hediye/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Konu' })).toHaveValue(
      '{{Hediye}} sizi bekliyor',
    );
  });
});
