import type { SessionData } from './loginState.ts';

type Provider = SessionData['providers'][number];

/** Features whose figures count what couples see, so a provider on hold has none. */
const STATISTICS: ReadonlySet<string> = new Set(['pageStats', 'rivalStats', 'dealStats']);

const includes = ({ onHold, features }: Provider, feature: string): boolean =>
  features.some((held) => held === feature) && !(onHold && STATISTICS.has(feature));

/** Returns the user's providers whose package has a feature. */
export const providersWith = (session: SessionData | undefined, feature: string): Provider[] =>
  (session?.providers ?? []).filter((provider) => includes(provider, feature));

/**
 * Returns true if the package of a record's provider (`providerId`) has a feature. Without a record, or if the
 * provider is not one of the user's, any of the user's providers suffices.
 */
export function hasFeature(
  session: SessionData | undefined,
  feature: string,
  record?: object,
): boolean {
  const id = record && 'providerId' in record ? record.providerId : undefined;
  const own = session?.providers.find((provider) => String(provider.id) === String(id));
  return own ? includes(own, feature) : providersWith(session, feature).length > 0;
}
