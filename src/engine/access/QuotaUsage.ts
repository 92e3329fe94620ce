/** Records of one provider that count towards its package's limit (`x-quota`), and the allowed number. */
export interface QuotaUsage {
  readonly used: number;
  readonly allowed: number;
}

export const isFull = ({ used, allowed }: QuotaUsage): boolean => used >= allowed;

/** Returns how many records can still be created; any number without a quota. */
export const roomOf = (usage: QuotaUsage | undefined): number =>
  usage ? Math.max(0, usage.allowed - usage.used) : Number.POSITIVE_INFINITY;
