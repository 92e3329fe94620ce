import { expect, test } from './support/panel.ts';

test('next and previous walk through the filtered list, beyond its page, too', async ({
  page,
  panel,
}) => {
  await panel.startSession();
  const filter = encodeURIComponent(JSON.stringify({ status: ['deal'] }));
  const list = (at: number) =>
    `/leads?displayedFilters={}&filter=${filter}&order=DESC&sort=createdAt&perPage=10&page=${at}`;
  const links = page.getByRole('table', { name: 'Çiftler' }).locator('a[data-row-link]');
  await panel.goto(list(2));
  await expect(links).toHaveCount(10);
  const eleventh = await links.first().innerText();
  await panel.goto(list(1));
  await expect(links.first()).not.toHaveText(eleventh);
  const tenth = await links.last().innerText();
  await links.last().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(tenth);
  await page.getByRole('link', { name: 'Sonraki', exact: true }).click();
  await expect(heading).toHaveText(eleventh);
  await page.getByRole('link', { name: 'Önceki', exact: true }).click();
  await expect(heading).toHaveText(tenth);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await links.first().click();
  await expect(page.getByRole('link', { name: 'Sonraki', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Önceki', exact: true })).toBeDisabled();
});
