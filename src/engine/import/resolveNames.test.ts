import { expect, it } from 'vitest';
import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { resolveNames } from './resolveNames.ts';

/** Creates an API that finds every record by any name, paged. */
function apiOf(names: readonly string[]): PanelDataProvider {
  const all = names.map((name, index) => ({ id: index + 1, name }));
  const getList = async (_: string, { pagination = { page: 1, perPage: 25 } } = {}) => {
    const start = (pagination.page - 1) * pagination.perPage;
    return { data: all.slice(start, start + pagination.perPage), total: all.length };
  };
  // cast: names are resolved by lists only
  return { getList } as unknown as PanelDataProvider;
}

const salons = Array.from({ length: 240 }, (_, index) => `Salon ${index + 1}`);

async function resolved(names: readonly string[], name: string) {
  const requested = [{ resource: 'providers', name }];
  const find = await resolveNames(apiOf(names), requested, new AbortController().signal);
  return find('providers', name);
}

it('finds a name among hundreds that contain it', async () => {
  expect(await resolved([...salons, 'Salon'], 'SALON')).toBe(241);
});

it('reports a name of two records on any pages as ambiguous', async () => {
  expect(await resolved(['Salon', ...salons, 'Salon'], 'Salon')).toBe('ambiguous');
});

it('reports a name without a record as unknown', async () => {
  expect(await resolved(salons, 'Salon')).toBe('unknown');
});
