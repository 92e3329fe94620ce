import { wallTimeOf } from '../kinds/dateTime/wallTime.ts';

/** `orders-2026-11-21.csv`, by the day of the deployment's clock. */
export const exportName = (resource: string, extension: string, now = new Date()): string =>
  `${resource}-${wallTimeOf(now.toISOString()).slice(0, 10)}.${extension}`;
