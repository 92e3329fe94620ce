import type { Locator, Page, Request } from '@playwright/test';
import type { RuntimeListConfig } from '../../../../src/engine/definition/runtimeDefinition.ts';
import type { KindName } from '../../../../src/engine/definition/kinds.ts';
import {
  filterLabelKey,
  getField,
  memberKey,
  type Field,
} from '../../../../src/engine/definition/field.ts';
import { viewKeys } from '../../../../src/engine/list/filters/listFilters.ts';
import { tr } from './translator.ts';
import { expect } from '../panel.ts';
import { adjustablePolling, polling, timeout, problemUnless } from './timeouts.ts';
import { checkRows } from './listing.ts';
import { settled, type Visit } from './Visit.ts';

interface FilterToTest {
  page: Page;
  panel: Locator;
  field: Field;
  label: string;
}

/** Selects a value. @returns the expected parameter; undefined if only the API knows it */
type Choose = (target: FilterToTest) => Promise<string | undefined>;

const toggled = async ({ panel, label }: FilterToTest, word?: string) => {
  const choices = panel.getByRole('group', { name: label, exact: true });
  await (
    word === undefined
      ? choices.getByRole('button').first()
      : choices.getByRole('button', { name: word, exact: true })
  ).click();
};

const typed =
  (text: string): Choose =>
  async ({ panel, label, field }) => {
    const value = text.padEnd(field.facts.minLength ?? 0, text).slice(0, field.facts.maxLength);
    await panel.getByLabel(label, { exact: true }).fill(value);
    return value;
  };

const words = typed('deneme');
const digits = typed('2');
/** Selects the fifteenth of this month in the calendar. */
const day: Choose = async ({ page, panel, label }) => {
  const box = panel.getByRole('textbox', { name: label, exact: true });
  // The calendar's code may still be loading.
  await expect(box).toBeEnabled(timeout);
  await box.click();
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await calendar.getByRole('gridcell', { name: '15', exact: true }).click(timeout);
  await expect(calendar).toHaveCount(0, timeout);
  return page.evaluate(() => {
    const now = new Date();
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-15`;
  });
};

const member: Choose = async (target) => {
  const { resource, path, facts } = target.field;
  const [first = ''] = facts.values ?? [];
  await toggled(target, tr(memberKey(resource, path, first)));
  return first;
};

const yes: Choose = async (target) => {
  await toggled(target, tr('ra.boolean.true'));
  return 'true';
};

const first: Choose = async (target) => {
  await toggled(target);
  return undefined;
};

const record: Choose = async ({ page, panel, label }) => {
  await panel.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  return undefined;
};

/** Functions that choose a value in the filter of each kind. */
const CHOOSE = {
  id: digits,
  version: digits,
  text: words,
  longText: words,
  number: digits,
  money: digits,
  percent: digits,
  rating: first,
  boolean: yes,
  enum: member,
  status: member,
  configItem: first,
  reference: record,
  date: day,
  dateTime: day,
  ago: day,
  email: words,
  phone: digits,
  phoneOrEmail: words,
  url: words,
  videoLink: words,
  image: yes,
  file: yes,
  address: words,
  mapPoint: yes,
  identityNumber: digits,
  taxNumber: digits,
  iban: words,
  password: words,
  richText: words,
  tags: record,
  weekPrices: words,
  rows: words,
} satisfies Record<KindName, Choose>;

const OWN = new Set(['page', 'limit', 'sort']);

/** Returns the filters of a list request. */
const filtersOf = (request: Request | undefined) =>
  [...new URL(request?.url() ?? 'http://nowhere').searchParams].filter(([key]) => !OWN.has(key));

async function filterBy(visit: Visit, name: string): Promise<string[]> {
  const { page, resource, listRequests } = visit;
  const label = tr(filterLabelKey(resource.name, name));
  const field = getField(resource, name, resource.manifest.list?.filters ?? {});
  const before = listRequests.length;
  await page.getByRole('button', { name: tr('ui.action.filter'), exact: true }).click();
  const panel = page.getByRole('dialog', { name: tr('ui.action.filter'), exact: true });
  const value = await CHOOSE[field.kind]({ page, panel, field, label });
  const silent = await problemUnless(
    `the filter ${name} asks nothing`,
    // The page may still refetch rows that the previous filter had hidden.
    expect
      .poll(() => listRequests.slice(before).flatMap(filtersOf).length, polling)
      .toBeGreaterThan(0),
  );
  // An open list of options consumes the first Escape.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden({ timeout: 1000 });
  }).toPass(timeout);
  if (silent.length > 0) return silent;
  const filterInUrl = () => new URL(page.url()).searchParams.get('filter') ?? '';
  const lost = await problemUnless(
    `the address does not keep the filter ${name}`,
    expect.poll(filterInUrl, polling).toContain(JSON.stringify(name)),
  );
  if (lost.length > 0) return lost;
  await settled(page);
  const problems = await checkRows(visit, `filtered by ${name}`);
  const query = filtersOf(listRequests.at(-1));
  const [own, ...others] = query.toSorted(([key]) => (key === name ? -1 : 1));
  if (own?.[0] !== name || others.length > 0 || (value !== undefined && own[1] !== value))
    problems.push(`the filter ${name} asked for ${JSON.stringify(query)}`);
  return [...problems, ...(await checkRemoval(page, label))];
}

/** Checks that the chosen filter is a chip, and that the chip removes it. */
async function checkRemoval(page: Page, label: string): Promise<string[]> {
  const chips = page.getByRole('list', { name: tr('engine.list.chosenFilters'), exact: true });
  const remove = chips.getByRole('button', {
    name: tr('engine.list.removeFilter', { name: label }),
    exact: true,
  });
  return problemUnless(
    `the filter ${label} does not stand as a chip that takes it back`,
    (async () => {
      await remove.click(timeout);
      await expect(chips).toHaveCount(0, timeout);
    })(),
  );
}

/** Returns the filters in the panel; filters that views set are shown by the views. */
const offeredFilters = (list: RuntimeListConfig): string[] =>
  (list.filters ?? []).filter((name) => list.views === undefined || !viewKeys(list).has(name));

/** Checks that each declared filter sends its own parameter alone and narrows the rows. */
export async function filtering(visit: Visit): Promise<string[]> {
  const { list } = visit.resource.definition;
  const problems: string[] = [];
  for (const name of list ? offeredFilters(list) : [])
    problems.push(...(await filterBy(visit, name)));
  return problems;
}

const NOWHERE = 'zzqxvw';

/** Checks the empty state of a search without results, and the way back to the rows. */
export async function searching(visit: Visit): Promise<string[]> {
  const { page, resource } = visit;
  const name = resource.definition.list?.search;
  if (name === undefined) return [];
  const box = page.getByRole('searchbox', { name: tr(filterLabelKey(resource.name, name)) });
  await box.fill(NOWHERE);
  const empty = page.getByText(tr('ui.state.noResults'));
  const problems = await problemUnless(
    'a search for what is nowhere does not say that nothing is found',
    expect(empty).toBeVisible(adjustablePolling),
  );
  const sent = new URL(visit.listRequests.at(-1)?.url() ?? '').searchParams.get(name);
  if (sent !== NOWHERE) problems.push(`the search asked for ${name} ${sent}`);
  if (problems.length > 0) return problems;
  await page
    .getByRole('main')
    .getByRole('button', { name: tr('ui.action.clearAll') })
    .click();
  return problemUnless(
    'the way back from an empty search does not show the rows',
    expect(empty).toBeHidden(timeout),
  );
}
