import { createContext, use, useMemo } from 'react';
import { DefinitionsContext } from './DefinitionsContext.ts';

/** Location of a resource: its path in the panel, and the parameters of its API paths. */
export interface ResourceLocation {
  resource: string;
  /** Path of its list, such as `/leads` or `/providers/5/items`. */
  base: string;
  /** Segment between a record's id and its tab, such as `info` in `/providers/5/info/about`. */
  alias?: string;
  /** Parent record, if the path contains one. */
  parent?: { resource: string; id: string; base: string };
  /** True if the list has the name of the parent record as its title. */
  isNamed?: boolean | undefined;
  /** Fixed filter of the list at this location, such as the parent's id. */
  filter?: Readonly<Record<string, number>>;
  /** `meta` option for every call of the data provider; undefined if the API paths need no parameters. */
  meta?: { path: Readonly<Record<string, string>> };
}

/** Location of the resource whose pages are rendered; the routes provide it. */
export const ResourceLocationContext = createContext<ResourceLocation | undefined>(undefined);

/** Returns a resource's location: from the surrounding routes, or from its own route if it is another resource. */
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
