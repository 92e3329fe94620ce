import type { Locator, Page } from '@playwright/test';
import { settled } from './support/derived/Visit.ts';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { untilLifted } from './support/keyboardDrag.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const card = (place: Locator, name: string) =>
  place.getByRole('listitem').filter({ has: place.page().getByRole('link', { name }) });

const CONTACT = { phone: '+905321112255', email: 'pano@example.com' };

const statusOf = async (panel: Panel, id: number) =>
  at((await panel.api('GET', `/leads/${id}`)).data, 'status');

async function openBoard(page: Page, name: string): Promise<void> {
  const path = `/leads?layout=board&filter=${encodeURIComponent(JSON.stringify({ coupleName: name }))}`;
  await navigate(page, path);
  await expect(page.getByRole('link', { name })).toBeVisible();
  // Columns that are still loading move the others.
  await settled(page);
}

/** Drags a card with the mouse to the middle of another element. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The element is not on the screen');
  await page.mouse.move(start.x + 12, start.y + start.height - 6);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + start.height, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + 80, { steps: 8 });
  await page.mouse.up();
}

/**
 * Presses a button of the dialog after a drop until `follows` succeeds: for a moment after a drop dnd-kit swallows
 * the next click, longer on a loaded machine.
 */
async function pressAfterDrop(button: Locator, follows: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await follows();
  }).toPass();
}

const steps: Steps = {
  'a card is as wide as its column, with any number of states': async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 900 });
    await navigate(page, '/leads?layout=board');
    const cards = column(page, 'Görüşülen').getByRole('listitem');
    // The states of the newest couples depend on the hour at which the demo account was seeded.
    await expect(cards.first()).toBeVisible();
    const overflowing = await cards.evaluateAll((all) =>
      all.flatMap((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        const { right } = one.getBoundingClientRect();
        const isOver = [...text.getClientRects()].some((part) => part.right > right);
        return isOver ? [one.textContent] : [];
      }),
    );
    expect(overflowing).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  },
  'dropping a card runs an action of the target column with its form': async ({ page, panel }) => {
    const id = await addLead(panel, { brideName: 'Panolu Gelin', ...CONTACT });
    await openBoard(page, 'Panolu Gelin');
    expect(await findings(page)).toEqual([]);
    const [waiting, talking] = [column(page, 'Bekleyen'), column(page, 'Görüşülen')];
    await drag(page, card(waiting, 'Panolu Gelin'), talking);
    // Two actions lead to this status.
    const choices = page.getByRole('dialog', { name: /nasıl olsun/ });
    const questions = page.getByRole('dialog', { name: 'Görüşülüyor olarak işaretle' });
    await pressAfterDrop(choices.getByRole('button', { name: 'Görüşülüyor olarak işaretle' }), () =>
      expect(questions).toBeVisible({ timeout: 1000 }),
    );
    await questions.getByRole('button', { name: 'Görüşülüyor olarak işaretle' }).click();
    await expect(card(talking, 'Panolu Gelin')).toBeVisible();
    await expect(card(waiting, 'Panolu Gelin')).toHaveCount(0);
    await expect.poll(() => statusOf(panel, id)).toBe('negotiating');
    // Several actions lead to this one, and each can be cancelled.
    const lost = column(page, 'Olumsuz');
    await drag(page, card(talking, 'Panolu Gelin'), lost);
    await expect(page.getByRole('dialog')).toContainText('Panolu Gelin');
    await pressAfterDrop(choices.getByRole('button', { name: 'Vazgeç' }), () =>
      expect(choices).toHaveCount(0, { timeout: 1000 }),
    );
    await expect(card(talking, 'Panolu Gelin')).toBeVisible();
    expect(await statusOf(panel, id)).toBe('negotiating');
  },
  'the keyboard lifts a card, moves it to another column and drops it': async ({ page, panel }) => {
    const id = await addLead(panel, { brideName: 'Tuşlu Gelin', ...CONTACT });
    await openBoard(page, 'Tuşlu Gelin');
    const handle = page.getByRole('button', { name: 'Tuşlu Gelin kaydını sürükle' });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByRole('status').filter({ hasText: '“Bekleyen” sütununun üzerinde' }),
    ).toBeAttached();
    await untilLifted(page);
    await page.keyboard.press('ArrowRight');
    await expect(
      page.getByRole('status').filter({ hasText: '“Görüşülen” sütununun üzerinde' }),
    ).toBeAttached();
    await page.keyboard.press('Space');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Görüşülüyor olarak işaretle' })
      .click();
    const questions = page.getByRole('dialog', { name: 'Görüşülüyor olarak işaretle' });
    await questions.getByRole('button', { name: 'Görüşülüyor olarak işaretle' }).click();
    await expect(card(column(page, 'Görüşülen'), 'Tuşlu Gelin')).toBeVisible();
    expect(await statusOf(panel, id)).toBe('negotiating');
  },
};

test('cards of the board are moved by mouse, keyboard and menu', async ({ panel, traveller }) => {
  await panel.signIn();
  await walk(steps, traveller);
});

test('a card that the API rejects returns and shows the reason', async ({ page, panel }) => {
  // An event would move the card before the drag begins.
  await page.route(/\/stream\?/, (route) => route.abort());
  await panel.signIn();
  const id = await addLead(panel, { brideName: 'Geri Dönen', ...CONTACT });
  await openBoard(page, 'Geri Dönen');
  // Meanwhile a colleague changes the lead.
  await panel.api('POST', `/leads/${id}/actions`, { type: 'unreachable' });
  await page.getByRole('button', { name: 'Geri Dönen kaydını taşı' }).click();
  await page.getByRole('menuitem', { name: 'Ulaşılamıyor olarak işaretle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ulaşılamıyor olarak işaretle' });
  await dialog.getByRole('button', { name: 'Ulaşılamıyor olarak işaretle' }).click();
  await expect(dialog.getByRole('alert')).toContainText('durum');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(card(column(page, 'Ulaşılamayan'), 'Geri Dönen')).toBeVisible();
});

test('the board requests only its columns', async ({ page, panel }) => {
  await panel.signIn('ayse', '/');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/leads\?/.test(request.url())) requests.push(new URL(request.url()).search);
  });
  await panel.goto('/leads?layout=board');
  await expect(column(page, 'Anlaşılan').getByRole('link').first()).toBeVisible();
  await expect(column(page, 'Bekleyen').getByRole('link')).toHaveCount(25);
  // One request each; a change of a colleague may cause another one.
  expect(new Set(requests.filter((search) => search.includes('limit=25'))).size).toBe(5);
  expect(requests.every((search) => search.includes('status='))).toBe(true);
  await column(page, 'Bekleyen').getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect(column(page, 'Bekleyen').getByRole('link')).toHaveCount(50);
});
