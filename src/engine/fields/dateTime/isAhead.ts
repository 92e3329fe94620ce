import type { Facts } from '../../definition/manifest.ts';

/** Whether a moment must lie in the future, by the contract. */
export const isAhead = ({ notBefore }: Facts): boolean => notBefore === '+0d';
