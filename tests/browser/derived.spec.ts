import { changing } from './support/derived/changing.ts';
import { creating } from './support/derived/creating.ts';
import { declared } from './support/derived/declared.ts';
import { filtering, searching } from './support/derived/filtering.ts';
import { finds } from './support/derived/finds.ts';
import { firstId, listing } from './support/derived/listing.ts';
import { looking } from './support/derived/looking.ts';
import { paging } from './support/derived/paging.ts';
import { removing } from './support/derived/removing.ts';
import { sorting } from './support/derived/sorting.ts';
import { visit } from './support/derived/Visit.ts';
import { test } from './support/panel.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.use({ actionTimeout: 15_000 });

for (const one of declared) {
  const { name } = one.resource;

  // One page load and one sign-in for all of it.
  test(name, async ({ page, panel }) => {
    const here = await visit(page, panel, one);
    let id = await firstId(here);
    await finds('shows its columns', () => listing(here));
    await finds('sorts by its headers', () => sorting(here));
    await finds('filters', () => filtering(here));
    await finds('tells that nothing is found', () => searching(here));
    await finds('pages', () => paging(here));
    // A record without a page of its own is looked at by its specs.
    const hasPage = one.menu.screens.includes('show');
    if (hasPage) {
      await finds('is created', async () => {
        const created = await creating(here);
        id = created.id ?? id;
        return created.problems;
      });
      await finds('is changed', () => changing(here, id));
    }
    await finds("stands in nobody's way", () => looking(here, id));
    if (hasPage) await finds('is deleted', () => removing(here, id));
  });
}
