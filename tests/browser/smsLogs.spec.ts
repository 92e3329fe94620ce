import { readFile } from 'node:fs/promises';
import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { expect, test } from './support/panel.ts';

test('an SMS is logged with segments and cost, is found, exported, and linked', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  const id = await addLead(panel, { brideName: 'Kayıtlı Çift', phone: '+905321112299' });
  await panel.goto(`/leads/${id}`);
  await page.getByRole('radio', { name: /SMS/ }).check();
  const text = `Şahane bir gün için sizi bekliyoruz. ${'ş'.repeat(60)}`;
  await page.getByRole('textbox', { name: /^Mesaj/ }).fill(text);
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible();

  await moveTo(page, '/templates/sms-logs');
  await page.getByRole('searchbox', { name: 'Metin ya da çift ara' }).fill('KAYITLI');
  const row = page.getByRole('row', { name: /Kayıtlı Çift/ });
  await expect(row).toContainText('Gönderildi');
  await expect(row).toContainText('0,90');
  // The couple does not allow calls.
  await expect(row).toContainText('532 111 22 99');
  await expect(row.locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Liste işlemleri' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV olarak dışa aktar' }).click();
  const sheet = await readFile((await (await download).path()) ?? '', 'utf8');
  expect(sheet).toContain('Kayıtlı Çift');
  expect(sheet).toMatch(/0[,.]9/);
  await page.getByRole('button', { name: /^Gönderilemeyen/ }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Tümü', exact: true }).click();
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kayıtlı Çift' })).toBeVisible();
});

test('in Arabic a long Turkish text is truncated at its own end', async ({ page, panel }) => {
  await panel.startSession('ayse', 'ar');
  await panel.goto('/templates/sms-logs');
  const cell = page.getByRole('row').nth(1).getByRole('cell').nth(2);
  await expect(cell).toBeVisible();
  const edges = await cell.evaluate((one) => {
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
    const first = document.createRange();
    if (text) first.setStart(text, 0);
    if (text) first.setEnd(text, 1);
    const { left, right } = one.getBoundingClientRect();
    const glyph = first.getBoundingClientRect();
    return { left, right, letter: { left: glyph.left, right: glyph.right } };
  });
  expect(edges.letter.left).toBeGreaterThanOrEqual(edges.left);
  expect(edges.letter.right).toBeLessThanOrEqual(edges.right);
});
