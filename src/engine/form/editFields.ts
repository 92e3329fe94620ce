import type { Facts, FieldMap, Manifest } from '../definition/manifest.ts';

const made = new WeakMap<Manifest, FieldMap>();

/** Whether every record has a value there: the field and every object around it. */
function isAlwaysThere(fields: FieldMap, path: string): boolean {
  const facts = fields[path];
  if (!facts?.required || facts.nullable) return false;
  const end = path.lastIndexOf('.');
  return end < 0 || isAlwaysThere(fields, path.slice(0, end));
}

/** Texts without a least length may be emptied, and so may lists. */
const canBeEmpty = ({ kind, many, nullable, minLength }: Facts) =>
  many === true ||
  nullable === true ||
  (['text', 'longText', 'richText'].includes(kind) && (minLength ?? 0) === 0);

/**
 * What an edit form asks. The update call takes any part of a record, so nothing is required there;
 * but what every record has cannot be emptied, and the form says so.
 */
export function editFields(manifest: Manifest): FieldMap {
  const known = made.get(manifest);
  if (known) return known;
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
