/** Merge fields that a template may leave open, to be filled from the lead. */
export const MERGE_FIELDS = [
  'couple',
  'bride',
  'groom',
  'weddingDate',
  'guests',
  'provider',
  'offer',
  'price',
  'appointment',
  'me',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

export type MergeValues = Readonly<Record<MergeField, string | null>>;

const OPEN = /\{\{\s*([^{}]+?)\s*\}\}/g;

const folded = (name: string) => name.trim().toLocaleLowerCase('tr').replace(/\s+/g, ' ');

/**
 * Replaces a template's `{{fields}}`, written by name or by translated label. A field without a
 * value is left as its `{{label}}`, so that a gap is visible before the text is sent.
 */
export function fillIn(
  text: string,
  values: MergeValues,
  words: Readonly<Record<MergeField, string>>,
): string {
  return text.replace(OPEN, (whole, asked: string) => {
    const name = MERGE_FIELDS.find(
      (field) => folded(field) === folded(asked) || folded(words[field]) === folded(asked),
    );
    if (name === undefined) return whole;
    return values[name] ?? `{{${words[name]}}}`;
  });
}

/** Returns the unfilled merge fields of a text, each once. */
export function openFields(text: string): string[] {
  return [...new Set([...text.matchAll(OPEN)].map(([, name = '']) => name))];
}
