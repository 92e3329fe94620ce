import type { SessionData } from './loginState.ts';

/** Whether a feature of the package is there: any of the person's providers has it. */
export function hasFeature(session: SessionData | undefined, feature: string): boolean {
  return (session?.providers ?? []).some(({ features }) =>
    features.some((held) => held === feature),
  );
}
