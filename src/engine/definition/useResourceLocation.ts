import { createContext, use, useMemo } from 'react';
import { DefinitionsContext } from './DefinitionsContext.ts';

/** Location of a resource: its address in the panel, and the parameters that its API paths need. */
export interface ResourceLocation {
  resource: string;
  /** Address of its list, such as `/leads` or `/providers/5/items`. */
  base: string;
  /** Step between a record and its tabs, such as `info` of `/providers/5/info/about`. */
  alias?: string;
  /** The record that it belongs to, where its address holds one. */
  parent?: { resource: string; id: string; base: string };
  /** Fixed filter of the list at this location, such as the records of the parent. */
  filter?: Readonly<Record<string, number>>;
  /** For every call of the data provider; undefined where the paths need nothing. */
  meta?: { path: Readonly<Record<string, string>> };
}

/** Location of the resource whose pages are rendered; provided by its routes. */
export const ResourceLocationContext = createContext<ResourceLocation | undefined>(undefined);

/**
 * Returns a resource's location: from the surrounding routes, or for any other resource from its own
 * route.
 */
export function useResourceLocation(resource: string): ResourceLocation {
  const around = use(ResourceLocationContext);
  const { routeOf } = use(DefinitionsContext);
  return useMemo(
    () =>
      around?.resource === resource
        ? around
        : { resource, base: `/${routeOf(resource) ?? resource}` },
    [around, resource, routeOf],
  );
}
