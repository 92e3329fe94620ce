import { use } from 'react';
import type { Field } from '../../definition/field.ts';
import { ResourceLocationContext } from '../../definition/useResourceLocation.ts';

/** Returns true for a parameter of the resource's paths, such as `:id`. */
export const isPathParam = (path: string): boolean => path.startsWith(':');

/**
 * Returns the fixed filter of a field's referenced records, in forms and list filters: the contract's category type
 * and the location parameters that the definition names.
 */
export function useFixedFilter({
  resource,
  facts,
  settings,
}: Field): Readonly<Record<string, unknown>> {
  const location = use(ResourceLocationContext);
  const params = location?.resource === resource ? location.meta?.path : undefined;
  const { categoryType } = facts;
  const fromPath = Object.entries(settings.options ?? {}).flatMap(([filter, path]) => {
    const value = path !== undefined && isPathParam(path) ? params?.[path.slice(1)] : undefined;
    return value === undefined ? [] : [[filter, Number(value)] as const];
  });
  return { ...(categoryType && { categoryType }), ...Object.fromEntries(fromPath) };
}
