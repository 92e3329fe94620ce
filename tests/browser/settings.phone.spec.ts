import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

for (const language of ['tr', 'ar'] as const) {
  test(`settings and bell fit a phone: ${language}`, async ({ page, panel }) => {
    await panel.startSession('ayse', language);
    await panel.goto('/settings/profile');
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    // Colors are the same as on desktop, see settings.spec.ts.
    const without = ['color-contrast'];
    const found: string[] = [];
    for (const tab of [
      'profile',
      'password',
      'social-accounts',
      'two-factor',
      'notifications',
      'sessions',
    ]) {
      const entry = page.locator(`main nav a[href="/settings/${tab}"]`);
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'page');
      const name = await entry.innerText();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name);
      const section = page.getByRole('region', { name });
      await expect(
        section
          .getByRole('button')
          .or(section.getByRole('checkbox'))
          .or(section.getByRole('listitem'))
          .first(),
      ).toBeVisible();
      await expect(entry).toBeInViewport();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, tab).toBeLessThanOrEqual(390);
      found.push(...(await findings(page, without)));
    }
    const bell = page.getByRole('button', {
      name: language === 'tr' ? /^Bildirimler/ : /^الإشعارات/,
    });
    expect((await bell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await bell.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 390 });
    found.push(...(await findings(page, without)));
    expect(found).toEqual([]);
    await dialog
      .getByRole('button', { name: language === 'tr' ? 'Kapat' : 'إغلاق', exact: true })
      .click();
    await expect(dialog).toHaveCount(0);
  });
}
