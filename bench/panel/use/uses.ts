import { ROW, type OpenPanel } from './inPanel.ts';
import { countUse, type UseFigures } from './useFigures.ts';

/** Milliseconds between two keys of a fast typist. */
const KEY_MS = 60;

/** Scrolls through a page of 100 rows and back with touch gestures. */
export async function scrollRows({ page, session, open }: OpenPanel): Promise<UseFigures> {
  await open('/leads?perPage=100');
  await page.locator(ROW).nth(99).waitFor({ state: 'attached' });
  const scroll = (yDistance: number) =>
    session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 500,
      yDistance,
      speed: 2400,
      gestureSourceType: 'touch',
    });
  return countUse(session, async () => {
    await scroll(-9_000);
    await scroll(9_000);
  });
}

/** Enters a reply of 200 characters to the first lead and measures the typing. */
export async function typeReply({ page, session, open, idle }: OpenPanel): Promise<UseFigures> {
  await open('/leads');
  await page.locator(ROW).first().click();
  const reply = page.locator('main textarea').first();
  await reply.waitFor();
  await idle();
  await reply.focus();
  return countUse(session, () =>
    page.keyboard.type('Merhaba, tarih uygun. '.repeat(10).slice(0, 200), { delay: KEY_MS }),
  );
}

/** Drags a card over the columns of the board and puts it back. */
export async function dragOnBoard({ page, session, open }: OpenPanel): Promise<UseFigures> {
  await open('/leads?layout=board');
  const card = page.locator('main section li').first();
  await card.waitFor();
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the screen');
  const [x, y] = [box.x + 12, box.y + box.height - 6];
  await page.mouse.move(x, y);
  return countUse(session, async () => {
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 4, { steps: 4 });
    await page.mouse.move(x + 900, y + 60, { steps: 60 });
    await page.mouse.move(x + 20, y, { steps: 60 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
}
