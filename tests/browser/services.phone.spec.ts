import { consentBar } from './support/consent.ts';
import { findings } from './support/findings.ts';
import { expect } from './support/panel.ts';
import { testWithDeployment } from './support/testWithDeployment.ts';

const test = testWithDeployment('stand-ins');

test('on a phone the consent is above the bar, and the list below it can be used', async ({
  page,
  panel,
}) => {
  await panel.signIn('mert');
  await expect(consentBar(page)).toBeVisible();
  const [bar, bottom] = await Promise.all([
    consentBar(page).boundingBox(),
    page.getByRole('navigation').last().boundingBox(),
  ]);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0);
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await findings(page)).toEqual([]);
  await consentBar(page).getByRole('link', { name: 'Tek tek seçin' }).click();
  await page.getByRole('checkbox', { name: /Kullanım ölçümü/ }).check();
  await expect(consentBar(page)).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});
