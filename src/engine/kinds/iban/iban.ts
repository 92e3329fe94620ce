import type { Mask } from '../../controls/masked/MaskedInput.tsx';

/** Longest IBAN of any country, in characters. */
const MAX_LENGTH = 34;

/** Returns an IBAN in its stored form: no blanks or dashes, capital letters. */
export const compactIban = (text: string): string =>
  text
    .replaceAll(/[^\dA-Za-z]/g, '')
    // Not locale-aware: a Turkish i would become İ.
    .toUpperCase()
    .slice(0, MAX_LENGTH);

/** Formats an IBAN in groups of four. */
export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Mask that accepts any notation, stores the compact one and shows groups of four. */
export const ibanMask: Mask = {
  keep: compactIban,
  show: (kept) => spacedIban(compactIban(kept)),
};

/** Returns the five-digit bank code of a Turkish IBAN; undefined until it is typed. */
export const bankCodeOf = (iban: string): string | undefined => /^TR\d{2}(\d{5})/.exec(iban)?.[1];
