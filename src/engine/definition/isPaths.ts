import type { RuntimeShowConfig } from './runtimeDefinition.ts';

/** Whether a group of a record's page names fields; any other is a section of its own. */
export const isPaths = (group: RuntimeShowConfig['groups'][string]): group is readonly string[] =>
  Array.isArray(group);
