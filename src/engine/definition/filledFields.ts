import type { AnyRecord, Resource } from './runtimeDefinition.ts';
import { fieldValue, getField, type Field } from './field.ts';
import { matchesCondition } from './matchesCondition.ts';

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Returns the fields that have a value in the record and whose condition matches, in the order of `paths`. */
export const filledFields = (
  resource: Resource,
  paths: readonly string[],
  record: AnyRecord,
): Field[] =>
  paths
    .map((path) => getField(resource, path))
    .filter(
      (field) =>
        !isEmpty(fieldValue(field, record)) && matchesCondition(field.settings.when ?? {}, record),
    );
