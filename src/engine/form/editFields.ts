import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import type { Facts, FieldMap, Manifest } from '../definition/manifest.ts';
import { get } from '#contract/get.ts';
import { isBlank } from './isBlank.ts';

const made = new WeakMap<Manifest, FieldMap>();

/**
 * Returns true if every record has a value at the path: the field and the objects around it are required and not
 * nullable.
 */
function isAlwaysThere(fields: FieldMap, path: string): boolean {
  const facts = fields[path];
  if (!facts?.required || facts.nullable) return false;
  const end = path.lastIndexOf('.');
  return end < 0 || isAlwaysThere(fields, path.slice(0, end));
}

/** Returns true if a field may be empty: lists, nullable fields and texts without a minimum length. */
const canBeEmpty = ({ kind, many, nullable, minLength }: Facts) =>
  many === true ||
  nullable === true ||
  (['text', 'longText', 'richText'].includes(kind) && (minLength ?? 0) === 0);

/**
 * Returns the fields of an edit form. The update operation accepts any part of a record, so none is required
 * there. Fields that every record has must not be emptied, so the form marks them as required.
 */
export function editFields(manifest: Manifest): FieldMap {
  const cached = made.get(manifest);
  if (cached) return cached;
  const fields = Object.fromEntries(
    Object.entries(manifest.update?.fields ?? {}).map(([path, facts]): [string, Facts] => [
      path,
      isAlwaysThere(manifest.fields, path) && !canBeEmpty(facts)
        ? { ...facts, required: true }
        : facts,
    ]),
  );
  made.set(manifest, fields);
  return fields;
}

/** Returns true if an object around the field is nullable. */
const isWithinNullable = (fields: FieldMap, path: string): boolean =>
  path
    .split('.')
    .slice(0, -1)
    .some((_, at, steps) => fields[steps.slice(0, at + 1).join('.')]?.nullable === true);

/**
 * Returns the edit fields of a record. A field that only some records have is required once it has a value, such
 * as the username of a user who has accepted the invitation.
 */
export function fieldsOfRecord(fields: FieldMap, record: AnyRecord | undefined): FieldMap {
  return Object.fromEntries(
    Object.entries(fields).map(([path, facts]): [string, Facts] => {
      const isKept =
        facts.kind !== 'object' &&
        !canBeEmpty(facts) &&
        !isWithinNullable(fields, path) &&
        !isBlank(get(record, path));
      return [path, isKept ? { ...facts, required: true } : facts];
    }),
  );
}
