import { wallTimeOf } from '../kinds/dateTime/wallTime.ts';

/** Returns a file name such as `orders-2026-11-21.csv`, with the day in the deployment's time zone. */
export const exportName = (resource: string, extension: string, now = new Date()): string =>
  `${resource}-${wallTimeOf(now.toISOString()).slice(0, 10)}.${extension}`;
