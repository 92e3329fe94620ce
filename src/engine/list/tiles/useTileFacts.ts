import { use, useMemo } from 'react';
import { SeveralParentsContext } from '../../access/severalParents.ts';
import { getField, type Field } from '../../definition/field.ts';
import type { Resource, RuntimeTiles } from '../../definition/runtimeDefinition.ts';
import { useFilters } from '../filters/useFilters.ts';

/**
 * Returns the facts under a tile's name; also the record's provider if the user has several and the list is not
 * limited to one.
 */
export function useTileFacts(resource: Resource, tiles: RuntimeTiles): readonly Field[] {
  const several = use(SeveralParentsContext);
  const { values, fixed } = useFilters();
  const fields = Object.entries(resource.manifest.fields);
  const [owner] = fields.find(([, { ref }]) => several !== undefined && ref === several) ?? [];
  // A location below another record has the records of one provider.
  const isOne = owner === undefined || owner in values || Object.keys(fixed).length > 0;
  const shown = isOne ? undefined : owner;
  return useMemo(
    () =>
      [...(tiles.under ?? []), ...(shown === undefined ? [] : [shown])].map((path) =>
        getField(resource, path),
      ),
    [resource, tiles, shown],
  );
}
