import type { ComponentType } from 'react';

/** Figures of what a list finds. */
export interface StatisticsConfig {
  /** The line that is always shown and expands the rest: a few figures. Fetches nothing until `isTime`. */
  readonly line: ComponentType<{ isTime: boolean }>;
  readonly note?: string;
  /** Component that opens below the line; loads on demand. */
  readonly plots: ComponentType;
}
