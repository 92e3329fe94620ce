import { cards } from './support/derived/cards.ts';
import { declared } from './support/derived/declared.ts';
import { finds } from './support/derived/finds.ts';
import { firstId } from './support/derived/listing.ts';
import { inArabic, looking, wideness } from './support/derived/looking.ts';
import { visit } from './support/derived/Visit.ts';
import { test } from './support/panel.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 15_000 });

for (const one of declared) {
  test(`${one.resource.name} on a phone`, async ({ page, panel }) => {
    const here = await visit(page, panel, one, 'address');
    const id = await firstId(here);
    await finds('is a list of cards', () => cards(here));
    await finds('is as wide as the screen', () => wideness(here, id));
    await inArabic(here);
    await finds("stands in nobody's way in Arabic", () => looking(here, id, ['color-contrast']));
  });
}
