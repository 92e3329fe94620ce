const OPEN = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** Names as words compare: however they are spaced and whether or not they begin with a capital. */
const folded = (name: string) => name.trim().toLocaleLowerCase('tr').replace(/\s+/g, ' ');

/** A text with its `{{names}}` as words: what nobody knows stays as it is. */
export const inWords = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replace(OPEN, (whole, name: string) => {
    const word = words.get(name);
    return word === undefined ? whole : `{{${word}}}`;
  });

/** A text with its `{{words}}` as the names that the contract knows. */
export function inNames(text: string, words: ReadonlyMap<string, string>): string {
  const names = new Map([...words].map(([name, word]) => [folded(word), name]));
  return text.replace(OPEN, (whole, word: string) => {
    const name = names.get(folded(word));
    return name === undefined ? whole : `{{${name}}}`;
  });
}
