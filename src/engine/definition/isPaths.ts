import type { RuntimeShowConfig } from './runtimeDefinition.ts';

/** Returns true if a group of a record's page lists field paths, false for other groups. */
export const isPaths = (group: RuntimeShowConfig['groups'][string]): group is readonly string[] =>
  Array.isArray(group);
