import { get } from '#contract/get.ts';
import { recordName } from '../definition/recordName.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import type { ResourceLocation } from '../definition/useResourceLocation.ts';
import type { PanelDataProvider } from '../../data/dataProvider.ts';

const isMainField = ({ manifest }: Resource, path: string): boolean =>
  manifest.fields[path]?.onlyOne !== undefined;

const filtersOf = ({ manifest }: Resource) => Object.keys(manifest.list?.filters ?? {});

/** Returns true if the resource has a filterable mark that only one record can have (`x-main`). */
export const hasMainField = (resource: Resource): boolean =>
  filtersOf(resource).some((path) => isMainField(resource, path));

/** Returns the filterable marks that only one record can have (`x-main`) and that are true in the values. */
export const mainFieldsOf = (resource: Resource, values: object): string[] =>
  filtersOf(resource).filter((path) => isMainField(resource, path) && get(values, path) === true);

interface FormerMainOptions {
  api: PanelDataProvider;
  resource: Resource;
  location: ResourceLocation;
}

/** Records that may have the mark: those that their state locks keep it beside the one that loses it. */
const MAX_MARKED = 25;

/**
 * Returns the name of the record that loses a mark when another record gets it; undefined if no other record has
 * it. A record that may not be changed keeps it.
 * @param record values after the change
 */
export async function findFormerMain(
  { api, resource, location: { meta, filter } }: FormerMainOptions,
  record: object,
  path: string,
): Promise<string | undefined> {
  const per = resource.manifest.fields[path]?.onlyOne;
  const within: Record<string, unknown> = {};
  if (typeof per === 'string') within[per] = get({ ...filter, ...record }, per);
  if (Object.values(within).some((value) => typeof value !== 'number')) return undefined;
  const { data } = await api.getList<AnyRecord>(resource.name, {
    filter: { ...filter, ...within, [path]: true },
    pagination: { page: 1, perPage: MAX_MARKED },
    sort: { field: resource.manifest.list?.defaultSort ?? 'id', order: 'ASC' },
    meta,
  });
  const former = data.find(
    (other) => other.id !== get(record, 'id') && get(other, 'allowed.update') !== false,
  );
  return former && recordName(resource, former);
}
