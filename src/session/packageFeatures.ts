import { getProviderPermissions } from '#contract/operations.ts';
import type { Client } from '../data/client.ts';
import type { SessionData } from './loginState.ts';

const AT_ONCE = 6;

async function featuresOf(client: Client, id: number): Promise<string[]> {
  const { data } = await client.call(getProviderPermissions, { params: { id } });
  return Object.entries(data.features).flatMap(([name, isThere]) => (isThere ? [name] : []));
}

/** Features that any of the providers has. A provider that cannot be asked counts for nothing. */
async function union(client: Client, ids: readonly number[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const answers = await Promise.allSettled(
      ids.slice(at, at + AT_ONCE).map((id) => featuresOf(client, id)),
    );
    for (const answer of answers)
      if (answer.status === 'fulfilled') for (const name of answer.value) found.add(name);
  }
  return found;
}

/**
 * Whether a feature of the package is there: any of the person's providers has it. The session does
 * not say, so the providers are asked once, when the first feature is asked for.
 */
export function packageFeatures(client: Client) {
  const known = new WeakMap<SessionData, Promise<ReadonlySet<string>>>();
  return async (session: SessionData | undefined, feature: string): Promise<boolean> => {
    if (!session) return false;
    const features =
      known.get(session) ??
      union(
        client,
        session.providers.map(({ id }) => id),
      );
    known.set(session, features);
    return (await features).has(feature);
  };
}
