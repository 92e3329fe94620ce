import type { Resource } from '../definition/runtimeDefinition.ts';
import { getField, type Field } from '../definition/field.ts';
import { fitsInCell } from './fitsInCell.ts';

/** Returns the fields of the create form that a cell of a file can fill, in the form's order. */
export function importFields(resource: Resource): Field[] {
  const fields = resource.manifest.create?.fields;
  const form = resource.definition.create?.form;
  if (!fields || !form) return [];
  return Object.values(form)
    .flat()
    .map((path) => getField(resource, path, fields))
    .filter(({ facts, settings }) => fitsInCell(facts, settings));
}
