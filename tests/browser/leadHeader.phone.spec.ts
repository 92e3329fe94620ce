import { findings } from './support/findings.ts';
import { expectAboveTheFold, sidesOf } from './support/geometry.ts';
import { addLead } from './support/leads.ts';
import { coupleWrites, expectNoticesClear, noticesOf } from './support/notices.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { expect, test, type Panel } from './support/panel.ts';

let couples = 0;

/** Creates a lead with more messages than a phone shows at once; its couple has no other lead. @returns its id */
async function talkedWith(panel: Panel, brideName: string, email: string) {
  couples += 1;
  const couple = { brideName, email, phone: `+90532111003${couples}` };
  const id = await addLead(panel, couple, { message: 'Haziran için müsait misiniz?' });
  for (let count = 1; count <= 6; count += 1)
    await panel.api('POST', `/leads/${id}/messages/email`, {
      subject: 'Randevu',
      body: `${count}. yanıt: hafta sonu salonumuzu gezebilirsiniz, sizi bekliyoruz.`,
    });
  return id;
}

for (const language of ['tr', 'ar'] as const)
  test(`a lead on a phone shows its last message and the reply without scrolling: ${language}`, async ({
    page,
    panel,
  }) => {
    await panel.startSession('ayse', language);
    // Colors are the same in every language.
    const without = language === 'ar' ? ['color-contrast'] : [];
    const id = await talkedWith(panel, `İlk Bakış ${language}`, `ilk.${language}@example.com`);
    await panel.goto(`/leads/${id}`);
    const box = page.locator('main textarea[data-answer]');
    await expect(box).toBeVisible();
    // A truncated Turkish name on an Arabic page loses its end, not its beginning.
    const provider = page.locator('main header p > :last-child > bdi');
    await expect(provider).toHaveCSS('text-overflow', 'ellipsis');
    await expect(provider).toHaveCSS('direction', 'ltr');
    await expectAboveTheFold(page, page.getByRole('article').last());
    await expectAboveTheFold(page, box);
    expect((await box.boundingBox())?.height).toBeLessThanOrEqual(48);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findings(page, without)).toEqual([]);
    await box.tap();
    await expect(page.getByRole('radio').first()).toBeAttached();
    await expect(box).toBeFocused();
    // The expanded reply is completely above the bar.
    const foot = page.getByRole('navigation', { name: /^(Hızlı erişim|وصول سريع)$/ });
    const send = page.locator('main form button[type=submit]');
    await expect(async () =>
      expect((await sidesOf(send)).bottom).toBeLessThanOrEqual((await sidesOf(foot)).top),
    ).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findings(page, without)).toEqual([]);
  });

const steps: Steps = {
  'the menu of a lead on a phone has the actions without a button': async ({ page }) => {
    await page.locator('main li a[href*="/leads/"]').first().click();
    await page.getByRole('button', { name: 'Diğer işlemler' }).tap();
    for (const name of ['Çift bilgileri', 'Düzenle', 'Sonraki', 'Yardım'])
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Yardım', exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'notifications of another lead cover neither the actions nor the reply': async ({
    page,
    panel,
    server,
  }) => {
    const id = await talkedWith(panel, 'Örtülmeyen', 'ortulmeyen@example.com');
    await navigate(page, `/leads/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Örtülmeyen' })).toBeVisible();
    const box = page.locator('main textarea[data-answer]');
    await expect(box).toBeVisible();
    const { coupleName } = await coupleWrites(page, server.url, 'ask');
    await expect(noticesOf(page, coupleName)).toBeVisible();
    await expectNoticesClear(page);
    await expectAboveTheFold(page, box);
  },
};

test('on a phone the menu is complete, and notifications cover nothing', async ({
  page,
  panel,
  traveller,
}) => {
  const connected = page.waitForResponse(/\/stream\?/);
  await panel.signIn();
  await connected;
  await walk(steps, traveller);
});
