import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { moveTo } from './support/moveTo.ts';
import { at, expect, test } from './support/panel.ts';
import {
  chooseFiles,
  createPhoto,
  fillForm,
  GALLERY,
  liftLimits,
  PHOTOS_PAGE,
  uploadPanel,
  uploaded,
} from './support/photoUploads.ts';

async function openNamed(page: Page, name: string): Promise<void> {
  await page.locator('li[data-index]', { hasText: name }).locator('[data-tile-open]').click();
}

const found = (name: string) => `/medias?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;

test('a panorama is panned by mouse and keyboard', async ({ page, panel }) => {
  await panel.signIn('ayse', found('Bahçemiz, her yönden'));
  await openNamed(page, 'Bahçemiz, her yönden');
  const box = page.getByRole('dialog');
  const viewer = box.getByRole('application');
  await expect(viewer.locator('canvas')).toBeVisible();
  await expect(viewer.locator('.psv-loader')).toBeHidden();
  await expect(viewer.getByText('Çevirmek için sürükleyin')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Yakınlaştır' })).toBeVisible();
  // The zoom handle is positioned from the left, so the plus is at the right in every language.
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect(viewer.locator('.psv-navbar')).toHaveCSS('direction', 'ltr');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  const drawn = () => viewer.locator('canvas').screenshot();
  const first = await drawn();
  const area = await viewer.boundingBox();
  if (!area) throw new Error('The viewer is not on the page');
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(async () => first.equals(await drawn())).toBe(false);
  await expect(viewer).toBeInViewport({ ratio: 0.9 });
  await viewer.focus();
  const second = await drawn();
  for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => second.equals(await drawn())).toBe(false);
});

test('uploads are paused and resumed, and a failed one is retried', async ({ page, panel }) => {
  await panel.signIn('ayse', PHOTOS_PAGE);
  await expect(page.getByRole('list', { name: 'Fotoğraflar ve videolar' })).toBeVisible();
  let isBroken = true;
  await page.route('**/api/medias', async (route) => {
    if (isBroken && route.request().method() === 'POST')
      await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    else await route.fallback();
  });
  const files = await Promise.all(['Bir', 'İki', 'Üç'].map((name) => createPhoto(name)));
  await chooseFiles(page, files);
  const uploads = uploadPanel(page);
  await expect(uploads.locator('li[data-state=failed]')).toHaveCount(3);
  isBroken = false;
  const line = await page.context().newCDPSession(page);
  const slow = { latency: 100, downloadThroughput: 50_000, uploadThroughput: 20_000 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { ...slow, offline: false });
  await uploads.getByRole('button', { name: 'Tekrar dene: Bir.jpg' }).click();
  await uploads.getByRole('button', { name: 'Duraklat' }).click();
  await expect(uploads.getByRole('status')).toHaveText(/^Duraklatıldı/);
  await uploads.getByRole('button', { name: 'Hepsini yeniden dene' }).click();
  await expect(uploads.locator('li[data-state=waiting]')).toHaveCount(3);
  await liftLimits(line);
  // Another page, after a reload, shows what is left with a link to it; the pause stays.
  await moveTo(page, '/galleries');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const notice = page.getByRole('listitem').filter({ hasText: '3 dosyanın yüklenmesi yarım' });
  await notice.getByRole('button', { name: 'Yüklemelere git' }).click();
  await expect(page).toHaveURL(/\/medias$/);
  await expect(uploads.getByRole('status')).toHaveText(/^Duraklatıldı: 0 \/ 3/);
  await expect(uploads.locator('li[data-state=waiting]')).toHaveCount(3);
  await uploads.getByRole('button', { name: 'Sürdür' }).click();
  await expect(uploads.locator('li[data-state=done]')).toHaveCount(3, uploaded);
  const { data } = await panel.api('GET', `/medias?galleryId=${GALLERY}&sort=order&limit=100`);
  const names = Array.isArray(data) ? data.map((record) => at(record, 'name')) : [];
  for (const name of ['Bir', 'İki', 'Üç'])
    expect(names.filter((one) => one === name)).toEqual([name]);
});

test('faults of chosen files are shown in their form, and the others are uploaded', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', PHOTOS_PAGE);
  const good = await createPhoto('Sağlam');
  const text = (name: string, mimeType: string, content: string) => ({
    name,
    mimeType,
    buffer: Buffer.from(content),
  });
  const vast = Buffer.from((await createPhoto('Dev')).buffer);
  // The header of a JPEG declares 40,000 by 40,000 pixels.
  const frame = vast.indexOf(Buffer.from([0xff, 0xc0]));
  vast.writeUInt16BE(40_000, frame + 5);
  vast.writeUInt16BE(40_000, frame + 7);
  const cutOff = (await createPhoto('Yarım')).buffer.subarray(0, 4_000);
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([
      await createPhoto('Dar', 400, 300),
      text('Çizim.svg', 'image/svg+xml', '<svg><script>1</script></svg>'),
      text('Belge.jpg', 'image/jpeg', '%PDF-1.7'),
      { name: 'Dev.jpg', mimeType: 'image/jpeg', buffer: vast },
      { name: 'Yarım.jpg', mimeType: 'image/jpeg', buffer: cutOff },
      { name: 'Ağır.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_485_761) },
      good,
      { ...good, name: 'Aynısı.jpg' },
      await createPhoto('Sonuncu'),
    ]);
  const form = page.getByRole('dialog', { name: 'Yüklemeden önce seçin' });
  const faults = form.getByRole('alert');
  for (const sentence of [
    /Dar\.jpg: .*en az 800 piksel/,
    /Çizim\.svg: .*JPG, PNG, WEBP/,
    /Belge\.jpg: .*JPG, PNG, WEBP/,
    /Dev\.jpg: .*6\.000 piksel/,
    /Yarım\.jpg: .*yarım kalmış/,
    /Ağır\.jpg: .*10 MB/,
  ])
    await expect(faults).toContainText(sentence);
  expect(await findings(page)).toEqual([]);
  await fillForm(form);
  const files = uploadPanel(page).getByRole('listitem');
  const fileOf = (name: string) => files.filter({ hasText: name });
  await expect(fileOf('Sonuncu.jpg')).toHaveAttribute('data-state', 'done');
  await expect(files).toHaveCount(3);
  // The same bytes under two names: one is stored, the other is reported as a duplicate.
  const duplicate = files.filter({ hasText: 'Sayfanızda zaten var' });
  await expect(duplicate).toHaveCount(1);
  // Sending it again cannot succeed.
  await expect(duplicate.getByRole('button', { name: /^Tekrar dene/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  const { data: gallery } = await panel.api('GET', `/galleries/${GALLERY}`);
  const name = String(at(gallery, 'name'));
  await expect(fileOf('Sonuncu.jpg')).not.toContainText(name);
  await moveTo(page, '/medias');
  await expect(fileOf('Sonuncu.jpg')).toContainText(name);
});

test('a second tab leaves the files of the first one to it, and takes them over once it is closed', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', PHOTOS_PAGE);
  const first = await page.context().newPage();
  let taken = 0;
  await first.route('**/api/medias', async (route) => {
    const isPost = route.request().method() === 'POST';
    if (isPost) taken += 1;
    // The API receives one file; the others are on their way until the tab is closed.
    if (!isPost || taken === 1) await route.fallback();
  });
  await first.goto(page.url());
  const names = ['Sekme bir', 'Sekme iki', 'Sekme üç'];
  await chooseFiles(first, await Promise.all(names.map((name) => createPhoto(name))));
  const waiting = uploadPanel(first).getByRole('listitem');
  await expect(waiting.and(first.locator('[data-state=done]'))).toHaveCount(1, uploaded);
  await expect(waiting.and(first.locator('[data-state=sending]'))).toHaveCount(2);

  await page.reload();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/medias')) sent += 1;
  });
  // Files of earlier pages precede a new one in the queue.
  await chooseFiles(page, [await createPhoto('Sekme dört')]);
  const files = uploadPanel(page).getByRole('listitem');
  await expect(files).toHaveAttribute('data-state', 'done');
  await expect(files).toContainText('Sekme dört');
  expect(sent).toBe(1);

  await first.close();
  await page.reload();
  await expect(files.and(page.locator('[data-state=done]'))).toHaveCount(2, uploaded);
  await expect(files).toHaveCount(2);
  expect(sent).toBe(3);
  const { data } = await panel.api('GET', `/medias?galleryId=${GALLERY}&sort=order&limit=100`);
  const kept = Array.isArray(data) ? data.map((record) => String(at(record, 'name'))) : [];
  expect(kept.filter((name) => name.startsWith('Sekme')).toSorted()).toEqual(
    [...names, 'Sekme dört'].toSorted(),
  );
});
