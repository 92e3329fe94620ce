import type { AnyRecord, Resource } from './runtimeDefinition.ts';
import { fieldValue, getField } from './field.ts';

/** Returns a record's display name by the definition's title, or its id if it has no name. */
export function recordName(resource: Resource, record: AnyRecord): string {
  const value = fieldValue(getField(resource, resource.definition.title), record);
  return typeof value === 'string' && value !== '' ? value : `#${record.id}`;
}
