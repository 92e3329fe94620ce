import type { ComponentType } from 'react';

/** Figures of what a list finds. */
export interface StatisticsConfig {
  /** A line that always stands and opens the rest: a few words and figures. Asks for nothing before it is time to. */
  readonly line: ComponentType<{ isTime: boolean }>;
  readonly note?: string;
  /** Component that opens below the line; loads on demand. */
  readonly plots: ComponentType;
}
