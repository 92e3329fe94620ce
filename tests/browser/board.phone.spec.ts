import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { fingersOf, middleOf } from './support/fingers.ts';
import { holdRequests } from './support/holdRequests.ts';
import { expect, test } from './support/panel.ts';

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('on a phone the columns are side by side, and a menu moves the cards', async ({
  page,
  panel,
}) => {
  await panel.startSession('ayse', 'ar');
  const release = await holdRequests(page, /\/api\/leads\?/);
  await panel.goto('/leads?layout=board');
  // While its cards load, the page does not scroll horizontally, either.
  const board = page.getByRole('region', { name: 'لوحة مراحل', exact: true });
  await expect(board.getByRole('status').last()).toBeAttached();
  expect(await isWide(page)).toBe(false);
  expect(await findings(page, ['color-contrast'])).toEqual([]);
  release();
  const waiting = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(waiting.last().getByRole('link').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
  // The button does not cover the card's text.
  await page.setViewportSize({ width: 320, height: 844 });
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('main li:has(a)')].flatMap((card) => {
      const button = card.querySelector('button:last-of-type')?.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(card.lastElementChild ?? card);
      const isCovered = [...text.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          button !== undefined &&
          left < button.right &&
          right > button.left &&
          top < button.bottom &&
          bottom > button.top,
      );
      return isCovered ? [card.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
  await waiting
    .last()
    .getByRole('button', { name: /نقل/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
});

test('on a phone a held card is dragged to the last column', async ({ page, panel }) => {
  await panel.startSession('ayse', 'ar');
  await panel.goto('/leads?layout=board');
  const board = page.getByRole('region', { name: 'لوحة مراحل', exact: true });
  const columns = board.getByRole('region');
  const card = columns.first().getByRole('listitem').first();
  await expect(card.getByRole('link')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const fingers = await fingersOf(page);
  const from = await middleOf(card);
  await fingers.put(from);
  await expect(card).toHaveAttribute('data-away');
  // Near the left edge the board scrolls to its end.
  await fingers.move({ from, to: { x: 60, y: from.y } });
  await expect(columns.last()).toHaveAttribute('data-over');
  await fingers.lift();
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
});
