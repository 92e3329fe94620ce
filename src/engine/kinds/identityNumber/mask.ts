import type { Mask } from '../../controls/masked/MaskedInput.tsx';

/** Length of a Turkish identity number; a tax number has ten digits. */
const MAX_DIGITS = 11;

/** Identity numbers of any country: letters, digits and dashes, without blanks. */
export const identityMask: Mask = {
  keep: (typed) => typed.replaceAll(/[^\p{L}\p{N}-]/gu, ''),
  show: (kept) => kept,
};

/** Ten digits of a company's tax number or eleven of a person's identity number; other characters are removed. */
export const taxMask: Mask = {
  keep: (typed) => typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS),
  show: (kept) => kept,
};
