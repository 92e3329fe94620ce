import { sidesOf } from './support/geometry.ts';
import { openLead, startLead } from './support/leads.ts';
import { coupleWrites, expectNoticesClear, noticesOf } from './support/notices.ts';
import { walk, type Steps } from './support/journey.ts';
import { expect, test } from './support/panel.ts';

const steps: Steps = {
  'the header of a lead is one row with one primary action': async ({ page, panel }) => {
    const couple = {
      brideName: 'Tek Satır',
      email: 'teksatir@example.com',
      phone: '+905321110022',
    };
    await startLead({ page, panel }, couple);
    const head = page.getByRole('main').locator('header').first();
    const reply = head.getByRole('link', { name: 'Yanıtla' });
    await expect(reply).toBeVisible();
    // Content that loads late above the header moves it.
    await expect(async () => {
      const title = await sidesOf(head);
      expect(title.bottom - title.top).toBeLessThan(72);
      const buttons = head.getByRole('button').or(head.getByRole('link'));
      for (const button of await buttons.all()) {
        const { top, bottom } = await sidesOf(button);
        expect(Math.abs((top + bottom) / 2 - (title.top + title.bottom) / 2)).toBeLessThan(8);
      }
    }).toPass();
    await expect(page.getByRole('main').locator('.ui-button--primary')).toHaveCount(2);
    await expect(head.getByRole('link', { name: 'Düzenle' })).toHaveCount(0);

    await reply.click();
    const box = page.getByRole('textbox', { name: /^Mesaj/ });
    await expect(box).toBeFocused();
    await box.fill('Evet, müsaitiz.');
    await page.getByRole('button', { name: 'Gönder', exact: true }).click();
    await expect(head.getByRole('button', { name: 'Anlaşıldı olarak işaretle' })).toBeVisible();
    await expect(reply).toHaveCount(0);
  },
  'notifications of another lead cover neither the actions nor the reply': async ({
    page,
    server,
  }) => {
    const { coupleName } = await coupleWrites(page, server.url, 'ask');
    await expect(noticesOf(page, coupleName)).toBeVisible();
    await expectNoticesClear(page);
  },
  'another tab counts new messages until they are shown': async ({ page, panel, server }) => {
    const { leadId } = await coupleWrites(page, server.url, 'ask');
    await openLead({ page, panel }, leadId, '/notes');
    const messages = page
      .getByRole('navigation', { name: 'Kaydın sayfaları' })
      .getByRole('link', { name: /^Mesajlar/ });
    const news = messages.getByRole('status');
    await expect(news).toBeAttached();
    const written = await coupleWrites(page, server.url, 'write');
    expect(written.leadId).toBe(leadId);
    await expect(news).toHaveText(/\d yeni mesaj/);
    await expect(noticesOf(page, written.text)).toHaveCount(0);
    await messages.click();
    await expect(page.getByRole('main').getByText(written.text)).toBeVisible();
    await page.getByRole('link', { name: 'Notlar' }).click();
    await expect(news).toHaveText('');
  },
};

test('the header of a lead has its actions, and notifications do not cover it', async ({
  page,
  panel,
  traveller,
}) => {
  const connected = page.waitForResponse(/\/stream\?/);
  await panel.signIn();
  await connected;
  await walk(steps, traveller);
});
