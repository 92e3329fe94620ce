import { MERGE_FIELD, normalizeName } from './mergeText.ts';

/** Values of merge fields by name; null if the record has no value. */
export type MergeValues = Readonly<Record<string, string | null>>;

/**
 * Replaces the `{{fields}}` of a template, given by name or by translated label. A field without a value remains
 * as `{{label}}`, so that the gap is visible before the text is sent.
 * @param labels labels by name
 */
export function fillIn(
  text: string,
  values: MergeValues,
  labels: Readonly<Record<string, string>>,
): string {
  const labelOf = (name: string) => labels[name] ?? name;
  return text.replace(MERGE_FIELD, (match, fieldName: string) => {
    const name = Object.keys(values).find(
      (field) =>
        normalizeName(field) === normalizeName(fieldName) ||
        normalizeName(labelOf(field)) === normalizeName(fieldName),
    );
    if (name === undefined) return match;
    return values[name] ?? `{{${labelOf(name)}}}`;
  });
}

/** Returns the unfilled merge fields of a text, each once. */
export function openFields(text: string): string[] {
  return [...new Set([...text.matchAll(MERGE_FIELD)].map(([, name = '']) => name))];
}
