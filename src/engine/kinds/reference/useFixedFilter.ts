import { use } from 'react';
import type { Field } from '../../definition/field.ts';
import { ResourceLocationContext } from '../../definition/useResourceLocation.ts';

/** Returns true for a parameter of the resource's paths, such as `:id`. */
export const isPathParam = (path: string): boolean => path.startsWith(':');

/**
 * The filter of the records that a field refers to, in forms and in filters of lists alike: kinds of category
 * that the contract takes, and parameters of the address that the definition names.
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
