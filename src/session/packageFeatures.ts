import type { SessionData } from './loginState.ts';

/** Figures are of what couples see, so a provider that is on hold has none. */
const STATISTICS: ReadonlySet<string> = new Set(['pageStats', 'rivalStats', 'dealStats']);

/** Returns true if the package of any of the user's providers has a feature. */
export function hasFeature(session: SessionData | undefined, feature: string): boolean {
  return (session?.providers ?? []).some(
    ({ onHold, features }) =>
      features.some((held) => held === feature) && !(onHold && STATISTICS.has(feature)),
  );
}
