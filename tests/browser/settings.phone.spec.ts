import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

for (const language of ['tr', 'ar'] as const) {
  test(`settings and bell fit a phone: ${language}`, async ({ page, panel }) => {
    test.setTimeout(120_000);
    await panel.signIn();
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    const found: string[] = [];
    for (const tab of [
      'profile',
      'password',
      'social-accounts',
      'two-factor',
      'notifications',
      'sessions',
    ]) {
      await panel.goto(`/settings/${tab}`);
      const section = page.getByRole('region', {
        name: await page.getByRole('heading', { level: 2 }).first().innerText(),
      });
      await expect(
        section
          .getByRole('button')
          .or(section.getByRole('checkbox'))
          .or(section.getByRole('listitem'))
          .first(),
      ).toBeVisible();
      await expect(page.locator('main nav [aria-current]')).toBeInViewport();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, tab).toBeLessThanOrEqual(390);
      found.push(...(await findings(page)));
    }
    const bell = page.getByRole('button', {
      name: language === 'tr' ? /^Bildirimler/ : /^الإشعارات/,
    });
    expect((await bell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await bell.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 390 });
    found.push(...(await findings(page)));
    expect(found).toEqual([]);
    await dialog
      .getByRole('button', { name: language === 'tr' ? 'Kapat' : 'إغلاق', exact: true })
      .click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  });
}
