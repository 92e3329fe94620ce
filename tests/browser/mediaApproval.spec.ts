import type { Locator, Page } from '@playwright/test';
import { closePopups } from './support/closedPopups.ts';
import { navigate } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { at, expect, panelOf, test, type Panel, type Traveller } from './support/panel.ts';

/** A gallery of the venue, with two pending photos. */
const GALLERY = 3;
const PAGE = `/galleries/${GALLERY}/photos`;
const [TURNED, REFUSED] = ['Salonda davetli masaları', 'Avizelerin altında'] as const;

/** Returns a pending record of the gallery by its name. */
async function waiting(panel: Panel, name: string): Promise<{ id: number; code: string }> {
  const { data } = await panel.api('GET', `/medias?galleryId=${GALLERY}&status=pending&limit=100`);
  const records: unknown[] = Array.isArray(data) ? data : [];
  const found = records.find((one) => at(one, 'name') === name);
  return { id: Number(at(found, 'id')), code: String(at(found, 'code')) };
}

const tile = (page: Page, code: string) => page.locator('li[data-index]', { hasText: code });

/** Selects an entry of a tile's menu. */
async function act(page: Page, code: string, name: string): Promise<void> {
  await tile(page, code).hover();
  await tile(page, code)
    .getByRole('button', { name: /^İşlemler/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

/** Expects that nothing of a picture is cut off by the stage around it, also while it is turned. */
async function expectWhole(image: Locator): Promise<void> {
  const hidden = () =>
    image.evaluate((element) => {
      const [inner, outer] = [element, element.parentElement ?? element].map((one) =>
        one.getBoundingClientRect(),
      );
      if (!inner || !outer || inner.width === 0) return Number.POSITIVE_INFINITY;
      return Math.max(outer.top - inner.top, inner.bottom - outer.bottom, outer.left - inner.left);
    });
  // A rotation is animated.
  await expect.poll(hidden).toBeLessThan(1);
}

const priceIn = (form: Locator, name: string) =>
  form.getByRole('spinbutton', { name: new RegExp(`^${name}`) });

/** Fills in a property and prices of a photo, wrong ones at first, and saves. */
async function fillFacts(form: Locator): Promise<void> {
  const properties = form.getByRole('group', { name: /^Özellikler/ });
  await properties.getByRole('button', { name: 'Özellikler: Ekle' }).click();
  await properties.getByRole('textbox', { name: /^Özellik/ }).fill('Masa düzeni');
  await properties.getByRole('textbox', { name: /^Değer/ }).fill('Yuvarlak, on kişilik');
  const [lowest, highest] = [priceIn(form, 'En düşük fiyat'), priceIn(form, 'En yüksek fiyat')];
  await lowest.fill('900');
  await highest.fill('100');
  const save = form.getByRole('button', { name: 'Kaydet' });
  await save.click();
  await expect(highest).toHaveAccessibleDescription(
    'En yüksek fiyat, en düşük fiyattan az olamaz.',
  );
  await expect(highest).toHaveAttribute('aria-invalid', 'true');
  await expect(lowest).not.toHaveAttribute('aria-invalid', 'true');
  await highest.fill('1200');
  await save.click();
  await expect(form).toHaveCount(0);
}

/** Expects what was filled in. */
async function expectFacts(form: Locator): Promise<void> {
  await expect(form.getByRole('textbox', { name: /^Değer/ })).toHaveValue('Yuvarlak, on kişilik');
  await expect(priceIn(form, 'En düşük fiyat')).toHaveValue('900');
  await expect(priceIn(form, 'En yüksek fiyat')).toHaveValue('1.200');
}

/** Signs in at the desk in a context of its own and opens the wall. */
async function openWall({ browser, server }: Pick<Traveller, 'browser' | 'server'>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await closePopups(context);
  const desk = await context.newPage();
  await panelOf(desk, server).signIn('selin.destek', '/support/approvals/media');
  return desk;
}

/** Leaves the wall, which sends the decisions. */
const sendDecisions = async (desk: Page) =>
  desk.getByRole('link', { name: /^Kampanyalar/ }).click();

/** Gives a published record another name, by which it returns to approval. */
async function sendToApproval(panel: Panel, record: unknown, name: string): Promise<void> {
  const [id, version] = ['id', 'version'].map((key) => Number(at(record, key)));
  await panel.api('PUT', `/medias/${id}`, { name }, version);
}

/** Returns the published record with a name. */
async function published(panel: Panel, name: string): Promise<unknown> {
  const { data } = await panel.api('GET', `/medias?q=${encodeURIComponent(name)}&status=published`);
  return at(data, 0);
}

test('a photo is rotated and approved by keyboard; another is rejected with a reason that its owner reads', async ({
  page,
  panel,
  browser,
  server,
}) => {
  await panel.signIn('ayse', PAGE);
  const [turned, refused] = [await waiting(panel, TURNED), await waiting(panel, REFUSED)];
  await act(page, turned.code, 'Düzenle');
  const form = page.getByRole('dialog').filter({ has: page.locator('form') });
  await expect(form).toContainText('Onay bekliyor. Onaylandıktan sonra bir saat içinde');
  await expectWhole(form.getByRole('img').first());
  await form.getByRole('button', { name: 'Sağa döndür' }).click();
  await expectWhole(form.getByRole('img').first());
  await form.getByRole('textbox', { name: 'Fotoğrafı çeken' }).fill('Işık & Gölge');
  await test.step('its properties and prices are typed; a range that ends below its start is refused', () =>
    fillFacts(form));
  const image = at((await panel.api('GET', `/medias/${turned.id}`)).data, 'image');
  expect(Number(at(image, 'height'))).toBeGreaterThan(Number(at(image, 'width')));
  await test.step('it is cropped as it is rotated', async () => {
    await act(page, turned.code, 'Düzenle');
    await form.getByRole('button', { name: 'Kırp' }).click();
    const editor = page.getByRole('dialog', { name: 'Kırp' });
    const isUpright = () =>
      editor
        .locator('img')
        .first()
        .evaluate((picture) => picture.clientHeight > picture.clientWidth);
    await expect.poll(isUpright).toBe(true);
    await editor.getByRole('button', { name: 'Vazgeç' }).click();
    await form.getByRole('link', { name: 'Vazgeç' }).click();
    await expect(form).toHaveCount(0);
  });

  const desk = await openWall({ browser, server });
  const picture = (name: string) => desk.getByRole('button', { name, exact: true });
  await picture(TURNED).focus();
  await desk.keyboard.press('a');
  await expect(desk.getByText(`Onaylandı: ${TURNED}`)).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  // In the large view the same keys decide, and the next picture is shown.
  await picture(REFUSED).press('Enter');
  await expect(desk.getByRole('dialog', { name: REFUSED })).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  await desk.keyboard.press('2');
  const viewer = desk.getByRole('dialog');
  await expect(viewer.getByText(`Reddedildi: ${REFUSED}`)).toBeVisible();
  await expect(viewer.getByRole('img', { name: REFUSED })).toHaveCount(0);
  await expectWhole(viewer.getByRole('img').first());
  await desk.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await sendDecisions(desk);
  const status = async (id: number) => at((await panel.api('GET', `/medias/${id}`)).data, 'status');
  await expect.poll(() => status(turned.id)).not.toBe('pending');
  await expect.poll(() => status(refused.id)).toBe('rejected');
  await desk.context().close();

  await page.reload();
  // The job that publishes approved photos may have run.
  await expect(tile(page, turned.code)).toContainText(/en geç \d\d[.:]\d\d yayında|Yayında/);
  await act(page, turned.code, 'Düzenle');
  await expectFacts(form);
  await form.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(form).toHaveCount(0);
  const reason = tile(page, refused.code).getByText('iletişim bilgisi');
  const cutOff = () => reason.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(cutOff).toBe(0);
  await act(page, refused.code, 'Düzenle');
  await expect(form).toContainText('Reddedildi: İletişim bilgisi içeriyor.');
  await form.getByRole('link', { name: 'Vazgeç' }).click();
});

test('a panorama is panned in the large view of the approval, whose keys decide meanwhile', async ({
  panel,
  browser,
  server,
}) => {
  await panel.startSession('ayse');
  // The last ones of the wall.
  await sendToApproval(
    panel,
    await published(panel, 'Bahçemiz, her yönden'),
    'Bahçemiz, her yönden, bugün',
  );
  await sendToApproval(panel, await published(panel, 'Cam salonda kış'), 'Salonda kış');
  const desk = await openWall({ browser, server });
  await desk
    .getByRole('button', { name: 'Bahçemiz, her yönden, bugün', exact: true })
    .press('Enter');
  const viewer = desk.getByRole('dialog', { name: 'Bahçemiz, her yönden, bugün' });
  const panorama = viewer.getByRole('application', { name: /^Bahçemiz, her yönden, bugün: 360°/ });
  await expect(panorama.locator('canvas')).toBeVisible();
  await expect(panorama.locator('.psv-loader')).toBeHidden();
  await expect(viewer.getByText(/^360° görünüm: çevirmek için sürükleyin/)).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  const drawn = () => panorama.locator('canvas').screenshot();
  const before = await drawn();
  await panorama.click();
  await expect(panorama).toBeFocused();
  for (let pressed = 0; pressed < 4; pressed += 1) await desk.keyboard.press('ArrowRight');
  await expect.poll(async () => before.equals(await drawn())).toBe(false);
  await expect(viewer).toBeVisible();
  await desk.keyboard.press('2');
  const next = desk.getByRole('dialog', { name: 'Salonda kış' });
  await expect(next.getByText('Reddedildi: Bahçemiz, her yönden, bugün')).toBeVisible();
  // The player that had the focus was removed.
  await desk.keyboard.press('z');
  await expect(panorama).toBeVisible();
  await desk.keyboard.press('ArrowRight');
  await expect(next).toBeVisible();
  await desk.context().close();
});

test('an agent reads who decided pictures that were on the screen, and goes on with the next', async ({
  panel,
  browser,
  server,
}) => {
  await panel.startSession('ayse');
  const { data } = await panel.api(
    'GET',
    `/medias?galleryId=${GALLERY}&status=published&limit=100`,
  );
  const records: unknown[] = Array.isArray(data) ? data.slice(-3) : [];
  const names = ['Son bir', 'Son iki', 'Son üç'] as const;
  for (const [index, name] of names.entries()) await sendToApproval(panel, records[index], name);
  const states = async () =>
    Promise.all(
      records.map(async (one) => {
        const { data: now } = await panel.api('GET', `/medias/${Number(at(one, 'id'))}`);
        if (at(now, 'status') === 'pending') return undefined;
        return at(now, 'rejectionCause') ?? 'approved';
      }),
    );
  const [mine, other] = [await openWall({ browser, server }), await openWall({ browser, server })];
  const pictureOf = (desk: Page, name: string) => desk.getByRole('button', { name, exact: true });
  await pictureOf(mine, names[0]).press('Enter');
  const first = mine.getByRole('dialog', { name: names[0] });
  await expect(first.getByText('Değişen: Ad', { exact: true })).toBeVisible();
  await expect(first).toContainText(`Ad (önceki): ${String(at(records[0], 'name'))}`);
  await pictureOf(other, names[0]).press('2');
  await pictureOf(other, names[1]).press('a');
  await sendDecisions(other);
  await expect.poll(states).toEqual(['contact_info', 'approved', undefined]);
  await mine.keyboard.press('a');
  const next = mine.getByRole('dialog', { name: names[1] });
  await expect(next).toBeVisible();
  await expect(
    mine.getByText(
      /^“Son bir” için kararınız uygulanmadı\. Selin Destek reddetti \(.+\): iletişim bilgisi\.$/,
    ),
  ).toBeVisible();
  await expect(next.getByText(/^Selin Destek onayladı \(.+\)\.$/)).toBeVisible();
  expect(await findings(mine)).toEqual([]);
  await mine.keyboard.press('Enter');
  await expect(mine.getByRole('dialog', { name: names[2] })).toBeVisible();
  await mine.keyboard.press('1');
  await expect(mine.getByRole('dialog')).toHaveCount(0);
  // A decision that can still be undone is sent when the page is left.
  mine.on('dialog', (dialog) => void dialog.accept());
  await mine.goto('about:blank');
  await expect.poll(states).toEqual(['contact_info', 'approved', 'redirects']);
  await Promise.all([mine, other].map((desk) => desk.context().close()));
});

test('another photo becomes the main one, and the first one inherits it after its deletion', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', PAGE);
  const list = await panel.api('GET', `/medias?galleryId=${GALLERY}&status=published&limit=100`);
  const code = String(at(at(list.data, 8), 'code'));
  const main = async () =>
    at(at((await panel.api('GET', '/providers/1/main-image')).data, 'media'), 'code');
  const heir = await main();
  await act(page, code, 'Ana fotoğraf yap');
  await expect(page.getByText('Ana fotoğraf değişti.')).toBeVisible();
  await expect(tile(page, code)).toContainText('Ana fotoğraf');
  // An open menu would close when the order is refetched.
  await expect(tile(page, code)).toHaveAttribute('data-index', '0');
  expect(await main()).toBe(code);
  await act(page, code, 'Sil');
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(tile(page, code)).toHaveCount(0);
  await expect.poll(main).toBe(heir);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('a provider without free photo slots says so before the upload', async () => {
    await navigate(page, '/galleries/4/photos');
    await expect(page.getByText('Sayfanın tamamında kullanılan hak: 45 / 45')).toBeVisible();
    await page.getByRole('button', { name: /^Fotoğraf yükle: .*45 \/ 45$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Paketinizin sınırı doldu' });
    await expect(dialog).toContainText('Bütün galerilerdeki fotoğraflar birlikte sayılır');
    await expect(dialog.getByRole('button', { name: 'Yükseltme iste' })).toBeVisible();
  });
});
