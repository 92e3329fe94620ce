import type { ComponentType } from 'react';

/** Statistics of a list's records. */
export interface StatisticsConfig {
  /** Line with a few figures, always shown; it expands the plots. Fetches only once `isTime` is true. */
  readonly line: ComponentType<{ isTime: boolean }>;
  readonly note?: string;
  /** Component that opens below the line; loaded on demand. */
  readonly plots: ComponentType;
}
