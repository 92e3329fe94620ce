import { cards } from './support/derived/cards.ts';
import { declared } from './support/derived/declared.ts';
import { expectNoProblems } from './support/derived/expectNoProblems.ts';
import { firstId } from './support/derived/listing.ts';
import { openInArabic, checkScreens, checkWidth } from './support/derived/checkScreens.ts';
import { visit } from './support/derived/Visit.ts';
import { test } from './support/panel.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 15_000 });

for (const one of declared) {
  test(`${one.resource.name} on a phone`, async ({ page, panel }) => {
    const here = await visit(page, panel, one, 'address');
    const id = await firstId(here);
    await expectNoProblems('is a list of cards', () => cards(here));
    await expectNoProblems('is as wide as the screen', () => checkWidth(here, id));
    await openInArabic(here);
    await expectNoProblems("stands in nobody's way in Arabic", () =>
      checkScreens(here, id, ['color-contrast']),
    );
  });
}
