import { quantile } from '../quantile.ts';
import { figure } from '../table.ts';
import type { Measured } from './runUsers.ts';

export const SUMMARY_COLUMNS = ['requests', 'p50', 'p95', 'longest', 'refused', 'errors'] as const;

/** Returns the cells of SUMMARY_COLUMNS; times in milliseconds. */
export function summaryOf(measured: readonly Measured[]): string[] {
  const times = measured.map(({ ms }) => ms);
  const refused = measured.reduce((sum, one) => sum + one.refused, 0);
  const errors = measured.filter(({ error }) => error !== undefined).length;
  return [
    String(measured.length),
    ...[quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1)].map(figure),
    String(refused),
    String(errors),
  ];
}
