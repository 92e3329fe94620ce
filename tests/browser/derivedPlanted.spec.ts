import type { Page, Route } from '@playwright/test';
import { get } from '#contract/get.ts';
import { listOf, withMember } from '../derived/json.ts';
import { nextDay } from '../derived/planted/nextDay.ts';
import { withTimeout } from './support/derived/timeouts.ts';
import { changing } from './support/derived/changing.ts';
import { creating } from './support/derived/creating.ts';
import { declaredAs } from './support/derived/declared.ts';
import { filtering, searching } from './support/derived/filtering.ts';
import { firstId, listing } from './support/derived/listing.ts';
import { paging } from './support/derived/paging.ts';
import { removing } from './support/derived/removing.ts';
import { sorting } from './support/derived/sorting.ts';
import { visit, type Visit } from './support/derived/Visit.ts';
import { expect, test } from './support/panel.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 15_000 });

/** Possible fault between the page and the API. */
interface Fault {
  resource: string;
  /** Requests that trigger the fault. */
  at: RegExp;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  plant: (route: Route) => Promise<void>;
  check: (here: Visit) => Promise<string[]>;
  /** Time limit in milliseconds for what never happens, in checks that change nothing before. */
  patience?: number;
  /** Pattern of the problem that the check must report. */
  names: RegExp;
}

const SHORT_MS = 3000;

/** Asks for another address instead. */
const asks = (change: (url: URL) => void) => async (route: Route) => {
  const url = new URL(route.request().url());
  change(url);
  await route.fulfill({ response: await route.fetch({ url: url.href }) });
};

/** Changes each record of a list's answer. */
const answers = (change: (record: unknown) => unknown) => async (route: Route) => {
  const response = await route.fetch();
  const body: unknown = await response.json();
  const data = listOf(get(body, 'data')).map(change);
  await route.fulfill({ response, json: withMember(body, 'data', data) });
};

/** Sends the body with something else in place of what was typed. */
const sends = (change: (body: unknown) => object) => async (route: Route) => {
  const body: unknown = route.request().postDataJSON();
  await route.continue({ postData: change(body) });
};

/** Sends the body without one of its members. */
const sendsWithout = (name: string) => sends((body) => withMember(body, name, undefined));

const faults: Readonly<Record<string, Fault>> = {
  'an answer lacks the value of a column': {
    resource: 'templates',
    at: /\/templates\?/,
    method: 'GET',
    plant: answers((record) => withMember(record, 'subject', null)),
    check: listing,
    patience: SHORT_MS,
    names: /the column subject does not show its value/,
  },
  'a record of the answer is lost on the way': {
    resource: 'providers',
    at: /\/providers\?.*sort=/,
    method: 'GET',
    plant: async (route) => {
      const response = await route.fetch();
      const body: unknown = await response.json();
      const data = listOf(get(body, 'data')).slice(1);
      await route.fulfill({ response, json: withMember(body, 'data', data) });
    },
    check: listing,
    patience: SHORT_MS,
    names: /the rows are not those that the API has/,
  },
  'the sort is taken no notice of': {
    resource: 'templates',
    at: /\/templates\?.*sort=-?updatedAt/,
    method: 'GET',
    plant: asks((url) => url.searchParams.set('sort', '-name')),
    check: sorting,
    patience: SHORT_MS,
    names: /sorted by updatedAt: the rows are not those/,
  },
  'the direction of the sort is taken no notice of': {
    resource: 'leads',
    at: /\/leads\?.*sort=-createdAt/,
    method: 'GET',
    plant: asks(({ searchParams }) =>
      searchParams.set('sort', searchParams.get('sort')?.replace('-', '') ?? ''),
    ),
    check: listing,
    patience: SHORT_MS,
    names: /the list as it opens: the rows are not those that the API has for .*sort=-createdAt/,
  },
  'page and limit are taken for each other': {
    resource: 'leads',
    at: /\/leads\?.*page=1&.*limit=25|\/leads\?.*limit=25&.*page=1/,
    method: 'GET',
    plant: asks(({ searchParams }) => {
      searchParams.set('page', '25');
      searchParams.set('limit', '1');
    }),
    check: listing,
    patience: SHORT_MS,
    names: /the list as it opens: the rows are not those/,
  },
  'a filter is taken no notice of': {
    resource: 'customer-users',
    at: /\/users\?.*status=/,
    method: 'GET',
    plant: asks((url) => url.searchParams.delete('status')),
    check: filtering,
    patience: SHORT_MS,
    names: /filtered by status: the rows are not those/,
  },
  'a search finds everything': {
    resource: 'templates',
    at: /\/templates\?.*q=/,
    method: 'GET',
    plant: asks((url) => url.searchParams.delete('q')),
    check: searching,
    patience: SHORT_MS,
    names: /does not say that nothing is found/,
  },
  'the second page is the first again': {
    resource: 'leads',
    at: /\/leads\?.*page=2/,
    method: 'GET',
    plant: asks((url) => url.searchParams.set('page', '1')),
    check: paging,
    patience: SHORT_MS,
    names: /the second page: the rows are not those/,
  },
  'a field that the form sent is dropped': {
    resource: 'customer-users',
    at: /\/users$/,
    method: 'POST',
    plant: sendsWithout('surname'),
    check: async (here) => (await creating(here)).problems,
    names: /^surname was filled in and is not in the record/,
  },
  'money is off by a hundred': {
    resource: 'leads',
    at: /\/leads$/,
    method: 'POST',
    plant: sends((body) => {
      const details = get(body, 'leadDetails');
      const price = Number(get(details, 'packagePrice')) * 100;
      return withMember(body, 'leadDetails', withMember(details, 'packagePrice', price));
    }),
    check: async (here) => (await creating(here)).problems,
    names: /^leadDetails\.packagePrice was filled in as \d+ and is \d+00$/,
  },
  'a date is off by a day': {
    resource: 'galleries',
    at: /\/galleries$/,
    method: 'POST',
    plant: sends((body) => withMember(body, 'weddingDate', nextDay(get(body, 'weddingDate')))),
    check: async (here) => (await creating(here)).problems,
    names: /^weddingDate was filled in as .* and is /,
  },
  'a change is dropped': {
    resource: 'templates',
    at: /\/templates\/\d+$/,
    method: 'PUT',
    plant: sendsWithout('name'),
    check: async (here) => changing(here, await firstId(here)),
    names: /^name was filled in as .* and is /,
  },
  'nothing is deleted': {
    resource: 'templates',
    at: /\/templates\/\d+$/,
    method: 'DELETE',
    plant: (route) => route.fulfill({ status: 204 }),
    check: async (here) => removing(here, await firstId(here)),
    names: /the API still answers 200 for the record/,
  },
};

async function plant(page: Page, { at, method, plant: change }: Fault): Promise<void> {
  await page.route(at, async (route) => {
    if (route.request().method() === method) await change(route);
    else await route.fallback();
  });
}

for (const [name, fault] of Object.entries(faults))
  test(name, async ({ page, panel }) => {
    await plant(page, fault);
    const here = await visit(page, panel, declaredAs(fault.resource), 'address');
    const problems = await withTimeout(fault.patience ?? 10_000, () => fault.check(here));
    expect(problems.filter((problem) => fault.names.test(problem))).not.toEqual([]);
  });
