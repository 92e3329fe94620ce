/** A text without case, marks and outer spaces, so that `ÇİFT ` and `cift` are the same. */
export const foldText = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim();
