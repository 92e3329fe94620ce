import type { Facts } from '../../definition/manifest.ts';

/** Returns true if the contract requires a moment in the future. */
export const isAhead = ({ notBefore }: Facts): boolean => notBefore === '+0d';
