import type { Mask } from '../../controls/masked/MaskedInput.tsx';

/** Longest IBAN of any country, in characters. */
const LONGEST = 34;

/** An IBAN as it is kept: no blanks or dashes, capital letters. */
export const compactIban = (text: string): string =>
  text
    .replaceAll(/[^\dA-Za-z]/g, '')
    // Not by the reader's language: a Turkish i would become İ.
    .toUpperCase()
    .slice(0, LONGEST);

/** An IBAN as people read it: in groups of four. */
export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Typed and pasted in any form, kept compact, shown in groups. */
export const ibanMask: Mask = {
  keep: compactIban,
  show: (kept) => spacedIban(compactIban(kept)),
};

/** The five digits of the bank in a Turkish IBAN, as soon as they are there. */
export const bankCodeOf = (iban: string): string | undefined => /^TR\d{2}(\d{5})/.exec(iban)?.[1];
