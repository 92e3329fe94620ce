/** Folds a text for comparison: lower case, no diacritics, single inner spaces. `ÇİFT ` equals `cift`. */
export const foldText = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim();
