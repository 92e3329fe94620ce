import type { Locator, Page } from '@playwright/test';
import { darkShareOf, searchMedias, uploadAround, viewerOfAround } from './support/aroundVideo.ts';
import { searchAndChoose } from './support/searchAndChoose.ts';
import { settled } from './support/derived/Visit.ts';
import { middleOf } from './support/fingers.ts';
import { findings } from './support/findings.ts';
import { expect, test, type Panel } from './support/panel.ts';
import { canRecord, recordVideo, type VideoContainer } from './support/recordVideo.ts';

/** Opens a video in the large view, from the list's search. */
async function openVideo(page: Page, panel: Panel, name: string, q = name) {
  await panel.goto(searchMedias(q));
  await page.locator('li[data-index]', { hasText: name }).locator('[data-tile-open]').click();
  return page.getByRole('dialog');
}

/** Chooses a video in the form and saves it with the picture that the form takes of it. */
async function addVideo(page: Page, name: string, container: VideoContainer): Promise<void> {
  const buffer = await recordVideo(page, container);
  await page.getByRole('link', { name: 'Video ekle' }).click();
  const form = page.getByRole('dialog');
  await searchAndChoose(form.getByRole('combobox', { name: /^Firma/ }), 'İnci');
  await form.getByRole('radio', { name: /^Kendi dosyam/ }).check();
  const choose = (film: string) =>
    form
      .getByRole('group', { name: /^Video dosyası/ })
      .locator('input[type=file]')
      .setInputFiles({ name: `${film}.${container}`, mimeType: `video/${container}`, buffer });
  const picture = form.getByRole('group', { name: /^Görsel dosyası|^Ön izleme görseli/ });
  await choose('eski');
  await expect(picture.getByRole('button', { name: /Kırp/ })).toBeVisible();
  const before = (await picture.getByRole('img').getAttribute('src')) ?? '';
  await choose('yeni');
  // The frame of a replaced video is captured again.
  await expect(picture.getByRole('img')).not.toHaveAttribute('src', before);
  await expect(picture.getByRole('button', { name: /Kırp/ })).toBeVisible();
  await form.getByRole('textbox', { name: /^Ad/ }).fill(name);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page).toHaveURL(/\/medias(\?|$)/);
}

/** Turns a 360° video by arrow keys and by mouse, during which the lightbox keeps its page. */
async function turn(page: Page, box: Locator): Promise<void> {
  const viewer = await viewerOfAround(box);
  const share = () => darkShareOf(viewer);
  const heading = (await box.getByRole('heading').textContent()) ?? '';
  await viewer.focus();
  for (let pressed = 0; pressed < 2; pressed += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(share).toBeLessThan(0.4);
  const { x, y } = await middleOf(viewer);
  await page.mouse.move(x + 200, y + 150);
  await page.mouse.down();
  await page.mouse.move(x, y + 150, { steps: 8 });
  await page.mouse.up();
  await expect.poll(share).toBeLessThan(0.3);
  await expect(box.getByRole('heading')).toHaveText(heading);
}

test('an uploaded video plays in the large view', async ({ page, panel, server }) => {
  await panel.signIn('ayse', '/medias');
  const container = (await canRecord(page, 'mp4')) ? 'mp4' : 'webm';
  test.info().annotations.push({ type: 'container', description: container });
  await addVideo(page, 'Yeni çekim', container);
  const box = await openVideo(page, panel, 'Yeni çekim');
  const video = box.locator('video');
  const time = () =>
    video.evaluate((player) => (player instanceof HTMLVideoElement ? player.currentTime : 0));
  await expect(video).toHaveAttribute('controls');
  expect(await time()).toBe(0);
  await video.click();
  await expect.poll(time).toBeGreaterThan(0.2);
  await test.step('an uploaded 360° video is turned and plays in the large view', async () => {
    const name = 'Bahçe, her yönden çekim';
    await uploadAround({ page, panel, server, name });
    // Another one follows it in the large view.
    const around = await openVideo(page, panel, name, 'her yönden');
    await expect(around.getByRole('heading')).toContainText('1 / 3');
    await turn(page, around);
    const viewer = around.getByRole('application');
    const time = viewer.locator('.psv-video-time');
    await expect(time).toContainText('0:00');
    const bar = viewer.locator('.psv-navbar');
    await bar.getByRole('button', { name: 'Oynat' }).click();
    await expect(time).toContainText('0:01');
  });
});

/** Writes a time as a day in Istanbul. */
const dayOf = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Date(time).toLocaleDateString('tr', {
    ...parts,
    year: 'numeric',
    timeZone: 'Europe/Istanbul',
  });

/** Chooses the day a week after the one that a calendar opens with, by keys only. @returns its time */
async function chooseDayByKeys(page: Page, label: string): Promise<number> {
  const box = page.getByRole('textbox', { name: label });
  await box.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  const focused = calendar.getByRole('gridcell').and(page.locator(':focus'));
  const time = async () => Number(await focused.getAttribute('data-timestamp'));
  const weekLater = (await time()) + 7 * 24 * 3_600_000;
  await page.keyboard.press('ArrowDown');
  await expect.poll(time).toBe(weekLater);
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(box).toHaveValue(dayOf(weekLater, { day: '2-digit', month: 'long' }));
  await expect(box).toBeFocused();
  return weekLater;
}

test('a video is added to a reference gallery by its link, and is in the view of its type', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/galleries/create');
  const wrong = page.getByRole('list', { name: 'Düzeltilecek alanlar' }).getByRole('button');
  const chooseProvider = () =>
    searchAndChoose(page.getByRole('combobox', { name: /^Firma/ }), 'İnci');
  const save = page.getByRole('button', { name: 'Kaydet' });
  await chooseProvider();
  await page.getByRole('textbox', { name: /^Galeri adı/ }).fill('Elif’in günü');
  await page.getByRole('textbox', { name: /^Çekim yeri/ }).fill('Konak, İzmir');
  await page.getByRole('switch', { name: /^Referans galeri/ }).check();
  await save.click();
  await expect(wrong).toHaveText(['Çiftin izni var', 'Çift']);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('textbox', { name: /^Çift/ }).fill('Elif ve Kerem');
  await page.getByRole('switch', { name: /^Çiftin izni var/ }).check();
  const wedding = await chooseDayByKeys(page, 'Düğün tarihi');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elif’in günü' })).toBeVisible();
  await expect(page).toHaveURL(/\/galleries\/\d+\/photos$/);
  await expect(
    page.getByRole('main').getByText(/Fotoğraflarınızı buraya bırakın/),
  ).toBeInViewport();
  await panel.goto(new URL(page.url()).pathname.replace(/\/photos$/, ''));
  const couple = page.getByRole('region', { name: 'Çift', exact: true });
  const day = dayOf(wedding, { day: 'numeric', month: 'short' });
  await expect(couple.getByRole('definition').filter({ hasText: day })).toBeVisible();

  await panel.goto('/medias/create');
  await chooseProvider();
  const link = page.getByRole('textbox', { name: /^Video bağlantısı/ });
  await link.fill('https://example.com/watch?v=aaaaaaaaaaa');
  await searchAndChoose(page.getByRole('combobox', { name: /^Galeri/ }), 'Elif’in');
  await page.getByRole('textbox', { name: /^Ad/ }).fill('Elif’in filmi');
  await page.getByRole('switch', { name: /^Tanıtım videosu/ }).check();
  await save.click();
  await expect(wrong).toHaveText(['Video bağlantısı']);
  await link.fill('https://youtu.be/dQw4w9WgXcQ');
  await save.click();
  await expect(page).toHaveURL(/\/medias(\?|$)/);

  await panel.goto('/medias');
  const tile = page.locator('li[data-index]', { hasText: 'Elif’in filmi' });
  await page.getByRole('button', { name: 'Videolar', exact: true }).click();
  const types = page.getByRole('navigation', { name: 'Video türü' });
  for (const [name, count] of [
    [/^Yüklenen/, 0],
    [/^360° video/, 0],
    [/^Bağlantı/, 1],
    [/^Sürekli tanıtım/, 1],
  ] as const) {
    await types.getByRole('button', { name }).click();
    await settled(page);
    await expect(tile).toHaveCount(count);
  }
  expect(await findings(page)).toEqual([]);
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  );
  await tile.locator('[data-tile-open]').click();
  const box = page.getByRole('dialog');
  await expect(box.frameLocator('iframe').getByText('player')).toBeVisible();
});
