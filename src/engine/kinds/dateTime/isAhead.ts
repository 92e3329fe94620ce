import type { Facts } from '../../definition/manifest.ts';

/** Returns true if a moment must lie in the future, by the contract. */
export const isAhead = ({ notBefore }: Facts): boolean => notBefore === '+0d';
