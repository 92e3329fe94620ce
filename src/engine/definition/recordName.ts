import type { AnyRecord, Resource } from './runtimeDefinition.ts';
import { fieldValue, getField } from './field.ts';

/** Returns the display name of a record, by the definition's title; returns its number if it has no name. */
export function recordName(resource: Resource, record: AnyRecord): string {
  const value = fieldValue(getField(resource, resource.definition.title), record);
  return typeof value === 'string' && value !== '' ? value : `#${record.id}`;
}
