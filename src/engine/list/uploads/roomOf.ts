import type { QuotaUsage } from '../../access/QuotaUsage.ts';

/** Returns how many records can still be created; any number without a quota. */
export const roomOf = (usage: QuotaUsage | undefined): number =>
  usage ? Math.max(0, usage.allowed - usage.used) : Number.POSITIVE_INFINITY;
