import type { Mask } from '../../controls/masked/MaskedInput.tsx';

/** Digits of a Turkish identity number; a tax number has ten. */
const MAX_DIGITS = 11;

/** Identity numbers of any country: letters, digits and dashes, without blanks. */
export const identityMask: Mask = {
  keep: (typed) => typed.replaceAll(/[^\p{L}\p{N}-]/gu, ''),
  show: (kept) => kept,
};

/** Ten digits of a company or eleven of a person; whatever else was pasted is left out. */
export const taxMask: Mask = {
  keep: (typed) => typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS),
  show: (kept) => kept,
};
