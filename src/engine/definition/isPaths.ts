import type { RuntimeShowConfig } from './runtimeDefinition.ts';

/** Returns true if a group of a record's page lists field names; any other group is a section of its own. */
export const isPaths = (group: RuntimeShowConfig['groups'][string]): group is readonly string[] =>
  Array.isArray(group);
