import type { Page } from '@playwright/test';
import { addLead } from './support/leads.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { expect, test } from './support/panel.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Listeler' });
const tab = (page: Page, name: string) =>
  tabs(page).getByRole('button', { name: new RegExp(`^${name}`) });
const numberIn = (text: string | null) =>
  Number(/[\d.]+/.exec(text ?? '')?.[0].replaceAll('.', ''));
const countOf = async (page: Page, name: string) => {
  await expect(tab(page, name)).toHaveText(/\d/);
  return numberIn(await tab(page, name).textContent());
};

const COLUMNS = ['Bekleyen', 'Görüşülen', 'Anlaşılan', 'Olumsuz', 'Ulaşılamayan'];
const COUNTS = '**/leads/stats/counts-by-read-status*';

const steps: Steps = {
  'every tab counts what its list has, and one call brings all of them': async ({
    page,
    panel,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('counts-by-read-status')) asked.push(request.url());
    });
    const standing = page.waitForResponse(/\/stream\?/);
    await panel.signIn();
    await standing;
    for (const name of ['Tümü', ...COLUMNS]) {
      const count = await countOf(page, name);
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText(`${count.toLocaleString('tr')} kayıt`)).toBeVisible();
    }
    // The menu's badge and the tabs share it.
    expect(asked).toHaveLength(1);
  },
  'the counts follow the other filters, and the board has the same': async ({ page }) => {
    await tab(page, 'Tümü').click();
    const all = await countOf(page, 'Bekleyen');
    const filter = encodeURIComponent(JSON.stringify({ source: ['phone'] }));
    await navigate(page, `/leads?filter=${filter}`);
    await expect.poll(() => countOf(page, 'Bekleyen')).toBeLessThan(all);
    const counts = [];
    for (const name of COLUMNS) counts.push(await countOf(page, name));
    await page.getByRole('button', { name: 'Pano' }).click();
    for (const [index, name] of COLUMNS.entries()) {
      const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
      await expect(heading).toHaveText(/\d/);
      expect([name, numberIn(await heading.textContent())]).toEqual([name, counts[index]]);
    }
  },
  'a couple that moves on is counted where it stands now, in every tab of the browser': async ({
    page,
    panel,
  }) => {
    await page.getByRole('button', { name: 'Tablo', exact: true }).click();
    await navigate(page, '/leads?filter={}');
    const id = await addLead(panel, { brideName: 'Sayılan Gelin', phone: '+905321112266' });
    const other = await page.context().newPage();
    await other.goto(new URL('/leads?filter={}', page.url()).href);
    const [waiting, lost] = [
      await countOf(other, 'Bekleyen'),
      await countOf(other, 'Ulaşılamayan'),
    ];
    await expect.poll(() => countOf(page, 'Bekleyen')).toBe(waiting);
    await navigate(page, `/leads/${id}`);
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Ulaşılamıyor olarak işaretle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ulaşılamıyor olarak işaretle' });
    await dialog.getByRole('button', { name: 'Ulaşılamıyor olarak işaretle' }).click();
    for (const there of [other, page]) {
      if (there === page)
        await page
          .getByRole('link', { name: /^Çiftler/ })
          .first()
          .click();
      await expect.poll(() => countOf(there, 'Bekleyen')).toBe(waiting - 1);
      await expect.poll(() => countOf(there, 'Ulaşılamayan')).toBe(lost + 1);
    }
  },
};

test('the tabs count what their lists have, whatever is filtered or moves on', ({ traveller }) =>
  walk(steps, traveller));

/** Measures a tab, in pixels; a label that is drawn in another font changes only its own width. */
const measureTab = (page: Page, name: string) =>
  tab(page, name).evaluate((button) => {
    const { x, y, width } = button.getBoundingClientRect();
    const label = document.createRange();
    if (button.firstChild) label.selectNode(button.firstChild);
    return { x, y, besideLabel: width - label.getBoundingClientRect().width };
  });

test('nothing moves when the counts come, and without them the tabs work', async ({
  page,
  panel,
}) => {
  const heldResponses: (() => void)[] = [];
  let isHeld = true;
  await page.route(COUNTS, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => heldResponses.push(resolve));
    await route.continue();
  });
  await panel.signIn();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  // Until its font is there, a label is measured in another one.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // The font family that the page loads: a local one may be missing on this machine.
        const [family] = getComputedStyle(document.body).fontFamily.split(',');
        const faces = await document.fonts.load(`500 16px ${family}`, 'Ulaşılamayan 0123456789');
        await document.fonts.ready;
        // Text in another font is laid out again with the next frame.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return faces.length;
      }),
    )
    // None before the style sheet that declares them is loaded.
    .toBe(2);
  const before = await measureTab(page, 'Ulaşılamayan');
  isHeld = false;
  for (const release of heldResponses) release();
  await expect(tab(page, 'Ulaşılamayan')).toHaveText(/\d/);
  const after = await measureTab(page, 'Ulaşılamayan');
  expect(after.besideLabel).toBeCloseTo(before.besideLabel, 1);
  // A number of four figures may need some more room; the rows stay where they are.
  expect(Math.abs(after.x - before.x)).toBeLessThan(24);
  expect(after.y).toBe(before.y);

  await page.unroute(COUNTS);
  await page.route(COUNTS, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await tab(page, 'Anlaşılan').click();
  await expect(tab(page, 'Anlaşılan')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});
