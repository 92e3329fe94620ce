import { changing } from './support/derived/changing.ts';
import { creating } from './support/derived/creating.ts';
import { declared } from './support/derived/declared.ts';
import { filtering, searching } from './support/derived/filtering.ts';
import { expectNoProblems } from './support/derived/expectNoProblems.ts';
import { firstId, listing } from './support/derived/listing.ts';
import { checkScreens } from './support/derived/checkScreens.ts';
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
    await expectNoProblems('shows its columns', () => listing(here));
    await expectNoProblems('sorts by its headers', () => sorting(here));
    await expectNoProblems('filters', () => filtering(here));
    await expectNoProblems('tells that nothing is found', () => searching(here));
    await expectNoProblems('pages', () => paging(here));
    // A record without a page of its own is tested by its own specs.
    const hasPage = one.menu.screens.includes('show');
    if (hasPage) {
      await expectNoProblems('is created', async () => {
        const created = await creating(here);
        id = created.id ?? id;
        return created.problems;
      });
      await expectNoProblems('is changed', () => changing(here, id));
    }
    await expectNoProblems("stands in nobody's way", () => checkScreens(here, id));
    if (hasPage) await expectNoProblems('is deleted', () => removing(here, id));
  });
}
