import { paths } from '#contract/manifest/paths.ts';

/** Paths of a resource's calls, as the contract defines them. */
export interface ResourcePaths {
  list?: string;
  one?: string;
  create?: string;
  update?: string;
  remove?: string;
  action?: string;
  /** Moves a record within its hand-made order. */
  move?: string;
  /** The list takes `id` and answers just those. */
  byIds?: boolean;
  /** The list is answered whole, without pages. */
  whole?: boolean;
  sort?: readonly string[];
  /** Calls whose body goes as multipart/form-data. */
  multipart?: readonly string[];
  /** The record's own place in these paths, where it is not `id`. */
  record?: string;
}

/** @throws for a resource that the contract does not have */
export function pathsOf(resource: string): ResourcePaths {
  const table: Readonly<Record<string, ResourcePaths>> = paths;
  const found = table[resource];
  if (!found) throw new Error(`The contract has no resource ${resource}`);
  return found;
}
