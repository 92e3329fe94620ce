/** Matches a merge field; its name or label is the first group. */
export const MERGE_FIELD = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** Normalises a name for comparison: lower case, single blanks. */
export const normalizeName = (name: string) =>
  name.trim().toLocaleLowerCase('tr').replace(/\s+/g, ' ');

/** Replaces a text's `{{names}}` with their labels; unknown names stay unchanged. */
export const inWords = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replace(MERGE_FIELD, (match, name: string) => {
    const word = words.get(name);
    return word === undefined ? match : `{{${word}}}`;
  });

/** Replaces a text's `{{labels}}` with the contract's names; unknown labels stay unchanged. */
export function inNames(text: string, words: ReadonlyMap<string, string>): string {
  const names = new Map([...words].map(([name, word]) => [normalizeName(word), name]));
  return text.replace(MERGE_FIELD, (match, word: string) => {
    const name = names.get(normalizeName(word));
    return name === undefined ? match : `{{${name}}}`;
  });
}
