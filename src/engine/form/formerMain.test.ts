import { expect, it } from 'vitest';
import { discounts } from '#contract/manifest/discounts.ts';
import { defineResource } from '../definition/defineResource.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { findFormerMain } from './formerMain.ts';

const campaigns = defineResource(discounts, { title: 'title', list: { columns: ['title'] } });

const campaign = (id: number, title: string, update: boolean): AnyRecord => ({
  id,
  title,
  isPrimary: true,
  allowed: { update, remove: update, actions: [] },
});

async function formerAmong(records: AnyRecord[]) {
  // cast: only the list is fetched.
  const api = { getList: async () => ({ data: records, total: records.length }) } as never;
  // cast: only these parts of the location are read
  const location = { meta: {}, filter: {} } as never;
  const draft = { id: 3, providerId: 1, isPrimary: true };
  return findFormerMain({ api, resource: campaigns, location }, draft, 'isPrimary');
}

it('names the record that loses the mark, and none that its state locks', async () => {
  const [published, draft] = [campaign(1, 'Kış', false), campaign(2, 'Bahar', true)];
  expect(await formerAmong([published, draft])).toBe('Bahar');
  expect(await formerAmong([published])).toBeUndefined();
  expect(await formerAmong([campaign(3, 'Yaz', true)])).toBeUndefined();
});
