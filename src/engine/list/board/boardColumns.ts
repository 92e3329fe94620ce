import type { RuntimeListConfig } from '../../definition/runtimeDefinition.ts';

/** Column of the board: a view that filters by the board's field only. */
export interface BoardColumn {
  name: string;
  values: readonly unknown[];
}

/** Returns the columns of a list's board, in the order of its views. */
export function boardColumns({ board, views = {} }: RuntimeListConfig): BoardColumn[] {
  return Object.entries(views).flatMap(([name, { filter }]) => {
    const [[field, values] = [], ...others] = Object.entries(filter);
    return field === board && others.length === 0 && Array.isArray(values)
      ? [{ name, values }]
      : [];
  });
}
