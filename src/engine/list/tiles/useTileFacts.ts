import { use, useMemo } from 'react';
import { SeveralParentsContext, type SeveralParents } from '../../access/severalParents.ts';
import { getField, type Field } from '../../definition/field.ts';
import type { Facts } from '../../definition/manifest.ts';
import type { Resource, RuntimeTiles } from '../../definition/runtimeDefinition.ts';
import { useFilters } from '../filters/useFilters.ts';

/** Maximum number of lines of facts. */
const MAX_LINES = 2;

/** Facts under the names of a list's tiles. */
interface TileFacts {
  readonly under: readonly Field[];
  /** Number of lines that every tile has for them. */
  readonly lines: number;
}

/** Returns true if the field may refer to several of the parents; a category type excludes some. */
const isOfSeveral = ({ categoryType }: Facts, { categoryTypes }: SeveralParents): boolean =>
  categoryTypes.filter((one) => categoryType?.includes(one) ?? true).length > 1;

/**
 * Returns the facts under a tile's name; also the record's provider if the user has several that may have such
 * records and the list is not limited to one.
 */
export function useTileFacts(resource: Resource, tiles: RuntimeTiles): TileFacts {
  const several = use(SeveralParentsContext);
  const { values, fixed } = useFilters();
  const fields = Object.entries(resource.manifest.fields);
  const [owner] =
    fields.find(
      ([, facts]) => several && facts.ref === several.resource && isOfSeveral(facts, several),
    ) ?? [];
  // A location below another record has the records of one provider.
  const isOne = owner === undefined || owner in values || Object.keys(fixed).length > 0;
  const shown = isOne ? undefined : owner;
  return useMemo(() => {
    const { under: declared = [], lines = declared.length } = tiles;
    const paths = shown === undefined ? declared : [...declared, shown];
    return {
      under: paths.map((path) => getField(resource, path)),
      lines: Math.min(MAX_LINES, shown === undefined ? lines : lines + 1),
    };
  }, [resource, tiles, shown]);
}
