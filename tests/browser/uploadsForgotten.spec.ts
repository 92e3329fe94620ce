import type { Locator, Page } from '@playwright/test';
import { expect, fillSignIn, test, type Panel } from './support/panel.ts';
import {
  chooseFiles,
  createPhoto,
  PHOTOS_PAGE,
  uploaded,
  uploadPanel,
} from './support/photoUploads.ts';

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

/** Opens the user menu. @returns its item that signs out */
async function openUserMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  const item = page.getByRole('menuitem', { name: 'Çıkış' });
  await expect(item).toBeVisible();
  return item;
}

async function signOut(page: Page): Promise<void> {
  await (await openUserMenu(page)).click();
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
  let answer: 'none' | 'fault' | 'signedOut' | 'real' = 'fault';
  const json = (status: number, body: object) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  await page.route('**/api/medias', async (route) => {
    if (route.request().method() !== 'POST' || answer === 'real') await route.fallback();
    else if (answer === 'fault') await route.fulfill(json(500, {}));
    else if (answer === 'signedOut')
      await route.fulfill(
        json(401, { message: 'Signed out', code: 'unauthenticated', errors: [] }),
      );
  });
  await panel.signIn();
  await leaveUploads(page, panel);
  await test.step('the session ends and the same user signs in again', async () => {
    await loseSession(page);
    await enter(page, 'ayse');
    await expect(uploadPanel(page).locator('li[data-state=failed]')).toHaveCount(2);
    expect(await storedFiles(page)).toBe(2);
  });
  await test.step('the session ends at an upload, which continues after the sign-in', async () => {
    answer = 'signedOut';
    const uploads = uploadPanel(page);
    await uploads.getByRole('button', { name: 'Hepsini yeniden dene' }).click();
    await expect(page.getByLabel(LOGIN)).toBeVisible();
    answer = 'real';
    await enter(page, 'ayse');
    await expect(uploads.locator('li[data-state=done]')).toHaveCount(2, uploaded);
    await expect.poll(() => storedFiles(page)).toBe(0);
    answer = 'fault';
  });
  await test.step('the user signs out', async () => {
    await leaveUploads(page, panel);
    await signOut(page);
    expect(await storedFiles(page)).toBe(0);
  });
  await test.step('the user signs out without a connection', async () => {
    await panel.signIn();
    await leaveUploads(page, panel);
    const item = await openUserMenu(page);
    await page.context().setOffline(true);
    // The sign-in page is not there either.
    const left = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await item.click();
    await left;
    await page.context().setOffline(false);
    await panel.goto('/auth/login');
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
    answer = 'none';
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await chooseFiles(page, [await createPhoto('Bir'), await createPhoto('İki')]);
    await expect(uploadPanel(page).locator('li[data-state=sending]')).toHaveCount(2);
    await (await openUserMenu(page)).click();
    const question = page.getByRole('dialog', { name: 'Yüklemeler sürüyor' });
    await expect(question).toContainText('2 dosya henüz yüklenmedi');
    await question.getByRole('button', { name: 'Çıkış' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(await storedFiles(page)).toBe(0);
    expect(asked).toEqual([]);
  });
});
