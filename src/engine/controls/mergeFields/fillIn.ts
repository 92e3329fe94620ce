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
 * Fills a template's `{{fields}}`, by their name or by the word that people know them by. What has no
 * value stays open by its word, so that it is seen and nothing goes out with a hole in it.
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

/** Fields that are still open in a text, each once. */
export function openFields(text: string): string[] {
  return [...new Set([...text.matchAll(OPEN)].map(([, name = '']) => name))];
}
