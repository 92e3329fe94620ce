import { createContext, use, useMemo } from 'react';
import { DefinitionsContext } from './DefinitionsContext.ts';

/** Where a resource lives: its address in the panel, and what its paths in the API need. */
export interface ResourceLocation {
  resource: string;
  /** Address of its list, such as `/leads` or `/providers/5/items`. */
  base: string;
  /** The record that it belongs to, where its address holds one. */
  parent?: { resource: string; id: string; base: string };
  /** What its list is narrowed to there, such as the records of the parent. */
  filter?: Readonly<Record<string, number>>;
  /** For every call of the data provider; undefined where the paths need nothing. */
  meta?: { path: Readonly<Record<string, string>> };
}

/** The place of the resource whose pages stand around; given by its routes. */
export const ResourceLocationContext = createContext<ResourceLocation | undefined>(undefined);

/** Where a resource lives: by the routes around, or for any other resource by its own route. */
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
