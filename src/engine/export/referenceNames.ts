import type { PanelDataProvider } from '../../data/dataProvider.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { partsOf } from '../kinds/address/parts.ts';
import { get } from '#contract/get.ts';
import { fieldValue, type Field } from '../definition/field.ts';
import { nameOf, type Named } from '../kinds/reference/named.ts';

type Reference = readonly [resource: string, id: number];

function referencesOf(field: Field, record: AnyRecord): Reference[] {
  const { kind, facts } = field;
  const value = fieldValue(field, record);
  if (kind === 'address') {
    return partsOf(facts).places.flatMap(([key, { ref }]): Reference[] => {
      const id = get(value, key);
      return typeof id === 'number' && ref !== undefined ? [[ref, id]] : [];
    });
  }
  const { ref } = facts;
  if ((kind !== 'reference' && kind !== 'tags') || ref === undefined) return [];
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  return ids.flatMap((id): Reference[] => (typeof id === 'number' ? [[ref, id]] : []));
}

/** Creates a cache of the names of referenced records; each record is fetched once. */
export function referenceNames(api: PanelDataProvider) {
  const nameCache = new Map<string, string>();
  return {
    /** Fetches the names that these records need and that are not cached. */
    load: async (fields: readonly Field[], records: readonly AnyRecord[]): Promise<void> => {
      const idsByResource = new Map<string, Set<number>>();
      for (const field of fields) {
        for (const [resource, id] of records.flatMap((record) => referencesOf(field, record))) {
          if (nameCache.has(`${resource} ${id}`)) continue;
          idsByResource.set(resource, (idsByResource.get(resource) ?? new Set()).add(id));
        }
      }
      for (const [resource, ids] of idsByResource) {
        const { data } = await api.getMany<Named>(resource, { ids: [...ids] });
        for (const record of data) nameCache.set(`${resource} ${record.id}`, nameOf(record));
      }
    },
    /** Returns the name of a loaded record; `#id` if it no longer exists. */
    nameOf: (resource: string, id: number): string =>
      nameCache.get(`${resource} ${id}`) ?? `#${id}`,
  };
}
