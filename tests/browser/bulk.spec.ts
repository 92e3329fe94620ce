import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { closeNotices } from './support/notices.ts';
import { at, expect, test, type Panel } from './support/panel.ts';
import { GALLERY, PHOTOS_PAGE } from './support/photoUploads.ts';

/** Creates leads whose names contain one word, so that a search finds only them. @returns their ids */
async function addLeads(panel: Panel, word: string, count: number): Promise<number[]> {
  const providers = await panel.api('GET', '/providers');
  const providerId = at(at(providers.data, 0), 'id');
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const brideName = `${word} ${index + 1}`;
      const couple = { brideName, email: `topluca${index + 1}@example.com` };
      const lead = await panel.api('POST', '/leads', { providerId, couple });
      return Number(at(lead.data, 'id'));
    }),
  );
}

async function statusOf(panel: Panel, id: number): Promise<unknown> {
  return at((await panel.api('GET', `/leads/${id}`)).data, 'status');
}

async function find(page: Page, word: string, count: number): Promise<void> {
  await closeNotices(page);
  await page.getByRole('searchbox', { name: 'Çift ara' }).fill(word);
  // New leads appear in an open list by themselves, so rows alone do not prove that the search is done.
  await expect(page).toHaveURL((url) => decodeURIComponent(url.search).includes(word));
  await expect(page.getByRole('table', { name: 'Çiftler' })).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('tbody tr')).toHaveCount(count);
  await expect(page.locator('tbody tr').first()).toContainText(word);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Seçim' });

const steps: Steps = {
  'several leads are closed at once and reopened by undo': async ({ page, panel }) => {
    const ids = await addLeads(panel, 'Topluca', 3);
    await find(page, 'Topluca', 3);
    await page.getByRole('checkbox', { name: 'Sayfadaki kayıtları seç' }).check();
    await expect(bar(page)).toContainText('3 seçildi');
    expect(await findings(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Olumsuz olarak işaretle' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('3 kayıt için');
    expect(await findings(page)).toEqual([]);
    await dialog.getByLabel(/^Neden/).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Olumsuz olarak işaretle' }).click();
    // A notification stays open while the pointer is over it.
    await page.getByText('3 kayıt için yapıldı.').hover();
    for (const id of ids) expect(await statusOf(panel, id)).toBe('rejected');
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await dialog.getByLabel(/^Not/).fill('Yanlışlıkla kapatıldı.');
    await dialog.getByRole('button', { name: 'Yeniden aç' }).click();
    await expect(page.getByText('3 kayıt için yapıldı.')).toBeVisible();
    for (const id of ids) expect(await statusOf(panel, id)).not.toBe('rejected');
  },
  'failures are listed with their reason and stay selected': async ({ page, panel }) => {
    const [first = 0, second = 0] = await addLeads(panel, 'Yarımkalan', 2);
    await find(page, 'Yarımkalan', 2);
    await page.getByRole('checkbox', { name: 'Sayfadaki kayıtları seç' }).check();
    // Meanwhile a colleague closes one of them.
    await panel.api('POST', `/leads/${first}/actions`, { type: 'not_wedding' });
    await bar(page).getByRole('button', { name: 'Ulaşılamıyor olarak işaretle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ulaşılamıyor olarak işaretle' }).click();
    const failure = dialog.getByRole('row', { name: /^Yarımkalan 1/ });
    await expect(failure).toBeVisible();
    await expect(dialog).toContainText('1 kayıt için yapılamadı');
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(bar(page)).toContainText('1 seçildi');
    expect(await statusOf(panel, second)).toBe('unreachable');
  },
  'an action can include all results beyond the page': async ({ page, panel }) => {
    await addLeads(panel, 'Bütünüyle', 28);
    await find(page, 'Bütünüyle', 25);
    await page.getByRole('checkbox', { name: 'Sayfadaki kayıtları seç' }).check();
    await bar(page).getByRole('button', { name: 'Eşleşen 28 kaydın tümünü seç' }).click();
    await expect(bar(page)).toContainText('Eşleşen 28 kaydın tümü seçildi');
    await bar(page).getByRole('button', { name: 'Ulaşılamıyor olarak işaretle' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('28 kayıt için');
    await dialog.getByRole('button', { name: 'Ulaşılamıyor olarak işaretle' }).click();
    // Twenty-eight calls, one after the other.
    await expect(page.getByText('28 kayıt için yapıldı.')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('tbody tr').filter({ hasText: 'Ulaşılamıyor' })).toHaveCount(25);
  },
  'deleting shows the number, and the keyboard selects rows': async ({ page, panel }) => {
    for (const name of ['Silinecekbir', 'Silineceküç']) {
      const email = `${name === 'Silinecekbir' ? 'sb' : 'su'}@example.com`;
      const path = '/customers/1/users';
      await panel.api('POST', path, { name, roleId: 'viewer', emails: [{ value: email }] });
    }
    await navigate(page, '/customer-users');
    await page.getByRole('searchbox', { name: 'Kişi ara' }).fill('Silinecek');
    await expect(page.locator('tbody tr')).toHaveCount(2);
    await page.getByRole('link', { name: 'Silinecekbir' }).focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(bar(page)).toContainText('2 seçildi');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await bar(page).getByRole('button', { name: 'Sil' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sil' });
    await expect(dialog).toContainText('2 kayıt silinecek');
    await dialog.getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('Sonuç bulunamadı')).toBeVisible();
  },
};

test('many leads are changed at once, on the page and beyond', async ({ panel, traveller }) => {
  await panel.signIn();
  await walk(steps, traveller);
});

/** Returns the ids of the gallery's photos in the API's order, and what a new credit changes of each. */
async function creditsOf(panel: Panel) {
  const query = `galleryId=${GALLERY}&kind=photo&sort=order&limit=100`;
  const { data } = await panel.api('GET', `/medias?${query}`);
  const photos: unknown[] = Array.isArray(data) ? data : [];
  return photos.map((photo) => ({
    id: Number(at(photo, 'id')),
    credit: at(photo, 'sourceCredit'),
    status: at(photo, 'status'),
    isMain: at(photo, 'isMain'),
  }));
}

test('photos selected by a shift-click get a credit at once, and their earlier ones by undo', async ({
  page,
  panel,
}) => {
  const COUNT = 6;
  await panel.startSession('ayse');
  const { id = 0 } = (await creditsOf(panel))[2] ?? {};
  const { data: third } = await panel.api('GET', `/medias/${id}`);
  await panel.api(
    'PUT',
    `/medias/${id}`,
    { sourceCredit: 'Eski ekip' },
    Number(at(third, 'version')),
  );
  await panel.goto(PHOTOS_PAGE);
  const before = await creditsOf(panel);
  const chosen = before.slice(0, COUNT).map((photo) => photo.id);
  const creditsBefore = before.map(({ credit }) => credit);
  expect(new Set(creditsBefore)).toEqual(new Set([null, 'Eski ekip']));
  const tile = (index: number) => page.locator(`li[data-index="${index}"]`);
  await tile(0).hover();
  await tile(0).getByRole('checkbox').check();
  // Once one is selected, a click selects instead of opening.
  await tile(COUNT - 1)
    .locator('[data-tile-open]')
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText(`${COUNT} seçildi`);
  await bar(page).getByRole('button', { name: 'Fotoğrafı çekeni yaz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğrafı çekeni yaz' });
  await expect(dialog).toContainText(`${COUNT} kayıt için`);
  await dialog.getByRole('textbox', { name: 'Fotoğrafı çeken' }).fill('Işık Foto');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Fotoğrafı çekeni yaz' }).click();
  await page.getByText(`${COUNT} kayıt için yapıldı.`).hover();
  const credited = (await creditsOf(panel)).filter(({ credit }) => credit === 'Işık Foto');
  expect(new Set(credited.map((photo) => photo.id))).toEqual(new Set(chosen));
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText(`${COUNT} kayıt geri alındı.`)).toBeVisible();
  expect(await creditsOf(panel)).toEqual(before);
});
