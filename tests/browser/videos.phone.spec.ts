import { darkShareOf, searchMedias, uploadAround, viewerOfAround } from './support/aroundVideo.ts';
import { fingersOf, middleOf, swipe } from './support/fingers.ts';
import { expect, test } from './support/panel.ts';

test('a finger turns an uploaded 360° video without changing the lightbox’s page', async ({
  page,
  panel,
  server,
}) => {
  const name = 'Salon, her yönden çekim';
  await panel.signIn('ayse', '/medias');
  await uploadAround({ page, panel, server, name });
  await panel.goto(searchMedias('her yönden'));
  await page.locator('li[data-index]', { hasText: name }).locator('[data-tile-open]').tap();
  const box = page.getByRole('dialog');
  const heading = box.getByRole('heading');
  // The other side has a page to which a swipe would lead.
  await expect(heading).toContainText(/1 \/ [2-9]/);
  const place = (await heading.textContent()) ?? '';
  const viewer = await viewerOfAround(box);
  const { x, y } = await middleOf(viewer);
  const fingers = await fingersOf(page);
  await swipe(fingers, { x: x + 90, y: y + 100 }, -180);
  await expect.poll(() => darkShareOf(viewer)).toBeLessThan(0.3);
  await expect(heading).toHaveText(place);
  await swipe(fingers, { x: x - 90, y: y + 100 }, 180);
  await expect.poll(() => darkShareOf(viewer)).toBeGreaterThan(0.4);
  await expect(heading).toHaveText(place);
  await expect(viewer).toBeInViewport({ ratio: 0.9 });
});
