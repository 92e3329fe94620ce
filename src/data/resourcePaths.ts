import { paths } from '#contract/manifest/paths.ts';

/** Paths of a resource's calls, as the contract defines them. */
export interface ResourcePaths {
  list?: string;
  one?: string;
  create?: string;
  update?: string;
  remove?: string;
  action?: string;
  /** Path of the operation that moves a record within its manual order. */
  move?: string;
  /** True if the list accepts an `id` parameter and returns only those records. */
  byIds?: boolean;
  /** True if the list is returned whole, without pages. */
  whole?: boolean;
  sort?: readonly string[];
  /** Calls whose body is sent as multipart/form-data. */
  multipart?: readonly string[];
  /** Name of the record's path parameter, if it is not `id`. */
  record?: string;
}

/** Returns the paths of a resource. @throws Error if the contract lacks the resource */
export function pathsOf(resource: string): ResourcePaths {
  const table: Readonly<Record<string, ResourcePaths>> = paths;
  const found = table[resource];
  if (!found) throw new Error(`The contract has no resource ${resource}`);
  return found;
}
