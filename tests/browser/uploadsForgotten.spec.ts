import type { Page } from '@playwright/test';
import { expect, fillSignIn, test, type Panel } from './support/panel.ts';
import { chooseFiles, createPhoto, PHOTOS_PAGE, uploadPanel } from './support/photoUploads.ts';

test.use({ signsInBy: 'form' });

const LOGIN = 'Kullanıcı adı, e-posta veya telefon';

/** Returns the number of files that the upload queue stores in this browser. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'uploads')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('uploads');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const counting = opening.result.transaction('files').objectStore('files').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });

/** Chooses two files that the API does not take. */
async function leaveUploads(page: Page, panel: Panel): Promise<void> {
  await panel.goto(PHOTOS_PAGE);
  await chooseFiles(page, [await createPhoto('Bir'), await createPhoto('İki')]);
  await expect(uploadPanel(page).locator('li[data-state=failed]')).toHaveCount(2);
  expect(await storedFiles(page)).toBe(2);
}

async function enter(page: Page, username: string): Promise<void> {
  await fillSignIn(page, username);
  await expect(page.getByLabel(LOGIN)).toHaveCount(0);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

/** Ends the session as a 401 does: its token is gone. */
async function loseSession(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.evaluate(() => localStorage.removeItem('accessToken'));
  await other.close();
  await expect(page.getByLabel(LOGIN)).toBeVisible();
}

test('files of unfinished uploads stay for who signs in again, and go at a sign-out or with another user', async ({
  page,
  panel,
}) => {
  let isHeld = false;
  await page.route('**/api/medias', async (route) => {
    if (route.request().method() !== 'POST') await route.fallback();
    else if (!isHeld)
      await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  await panel.signIn();
  await leaveUploads(page, panel);
  await test.step('the session ends and the same user signs in again', async () => {
    await loseSession(page);
    await enter(page, 'ayse');
    await expect(uploadPanel(page).locator('li[data-state=failed]')).toHaveCount(2);
    expect(await storedFiles(page)).toBe(2);
  });
  await test.step('the user signs out', async () => {
    await signOut(page);
    expect(await storedFiles(page)).toBe(0);
  });
  await test.step('the session ends and another user signs in over the page', async () => {
    await panel.signIn();
    await leaveUploads(page, panel);
    await loseSession(page);
    await enter(page, 'zeynep');
    await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
    await expect.poll(() => storedFiles(page)).toBe(0);
  });
  await test.step('the session ends, the page is closed, and another user signs in', async () => {
    await signOut(page);
    await panel.signIn();
    await leaveUploads(page, panel);
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await page.reload();
    await enter(page, 'zeynep');
    await expect.poll(() => storedFiles(page)).toBe(0);
  });
  await test.step('the user signs out during an upload', async () => {
    await signOut(page);
    await panel.signIn();
    await panel.goto(PHOTOS_PAGE);
    isHeld = true;
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await chooseFiles(page, [await createPhoto('Bir'), await createPhoto('İki')]);
    await expect(uploadPanel(page).locator('li[data-state=sending]')).toHaveCount(2);
    await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await page.getByRole('menuitem', { name: 'Çıkış' }).click();
    const question = page.getByRole('dialog', { name: 'Yüklemeler sürüyor' });
    await expect(question).toContainText('2 dosya henüz yüklenmedi');
    await question.getByRole('button', { name: 'Çıkış' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(await storedFiles(page)).toBe(0);
    expect(asked).toEqual([]);
  });
});
