import type { Field } from '../definition/field.ts';

/** Returns the field that contains the path of an error. */
export const fieldAt = (fields: readonly Field[], at: string): Field | undefined =>
  fields.find(({ path }) => at === path || at.startsWith(`${path}.`));
