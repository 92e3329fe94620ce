import type { AnyRecord, Resource } from './runtimeDefinition.ts';
import { fieldValue, getField } from './field.ts';

/** What a person calls a record, by the definition's title; its number where it has no name. */
export function recordName(resource: Resource, record: AnyRecord): string {
  const value = fieldValue(getField(resource, resource.definition.title), record);
  return typeof value === 'string' && value !== '' ? value : `#${record.id}`;
}
