import { expect, test } from 'vitest';
import type { RuntimeDefinition } from '../../src/engine/definition/runtimeDefinition.ts';
import { loadManifest, manifestNames } from '../manifests.ts';
import { coverageOf, shareOf, type Coverage } from './coverage.ts';
import { coverageTable, unusedLines } from './coverageTable.ts';
import { declaredNames, loadResources } from './loadResources.ts';
import { namesIn } from './namesIn.ts';

async function coverage(
  name: string,
  definition: RuntimeDefinition,
  texts: readonly string[] = [],
): Promise<Coverage> {
  const manifest = await loadManifest(name);
  const [sample] = await loadResources(['providers']);
  if (!sample) throw new Error('no menu to copy');
  return coverageOf({ name, manifest, definition }, sample.menu, texts);
}

test('an almost empty definition uses little of the contract', async () => {
  const { parts } = await coverage('providers', { title: 'name' });
  expect(parts.fields.unused).toContain('about');
  expect(parts.fields.unused).not.toContain('name');
  expect(parts.fields.unused).not.toContain('id');
  expect(parts.inputs.unused).toContain('edit website');
  expect(parts.filters.unused).toContain('onHold');
  expect(parts.sorts.unused).toContain('createdAt');
  expect(parts.slots.unused).toEqual(['update', 'action']);
});

test('columns, filters, views, forms and actions count as used', async () => {
  const bare = await coverage('leads', { title: 'couple.name' });
  const { parts } = await coverage('leads', {
    title: 'couple.name',
    list: {
      columns: ['createdAt'],
      search: 'coupleName',
      views: { open: { filter: { status: ['new'] } } },
      sort: '-lastActivityAt',
    },
    edit: { form: { main: ['couple.phone'] } },
    actions: { deal: {} },
  });
  const gone = (name: 'sorts' | 'filters' | 'inputs' | 'actions') =>
    bare.parts[name].unused.filter((one) => !parts[name].unused.includes(one));
  expect(gone('sorts')).toEqual(['createdAt', 'lastActivityAt']);
  expect(gone('filters')).toEqual(['status', 'coupleName']);
  expect(gone('inputs')).toEqual(['edit couple.phone']);
  expect(gone('actions')).toEqual(['deal']);
});

test('a path that a component reads counts as used, another one with the same last name does not', () => {
  const { hasPath, hasText } = namesIn([
    "import { offer } from './offer.ts';\n// lead.coupon\nconst a = lead.couple?.phone ?? '';",
    "function B({ record }) { return useList('lead-messages', record.source); }",
  ]);
  expect(['couple.phone', 'source'].map(hasPath)).toEqual([true, true]);
  expect(['phone', 'coupon', 'offer'].map(hasPath)).toEqual([false, false, false]);
  expect(hasText('lead-messages')).toBe(true);
});

test('the table shows used and available features and the average, and lists unused ones', async () => {
  const one = await coverage('providers', { title: 'name' });
  const complete: Coverage = { ...one, parts: { ...one.parts } };
  for (const part of Object.values(complete.parts)) expect(part.offered).toBeGreaterThanOrEqual(0);
  const lines = coverageTable([one]).split('\n');
  expect(lines[1]).toMatch(/^providers +\d+\/\d+ /);
  expect(lines[2]).toContain(`${Math.round(shareOf(one) * 100)} %`);
  expect(unusedLines(one)).toContain('providers, slots: update, action');
});

test('every declared resource loads as the panel loads it', async () => {
  const names = declaredNames();
  const declared = await loadResources(names);
  expect(declared.map(({ resource }) => resource.name)).toEqual(names);
  expect(manifestNames()).toEqual(expect.arrayContaining(names));
});
