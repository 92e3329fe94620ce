import type { Resource } from '../definition/runtimeDefinition.ts';

/** Returns true if the records of a list have a page to open. */
export const opensRecords = ({ definition }: Resource): boolean =>
  definition.show !== undefined || definition.edit !== undefined;
