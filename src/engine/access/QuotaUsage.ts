/** Records of one provider that count towards its package's limit (`x-quota`), and the allowed number. */
export interface QuotaUsage {
  readonly used: number;
  readonly allowed: number;
}

export const isFull = ({ used, allowed }: QuotaUsage): boolean => used >= allowed;
