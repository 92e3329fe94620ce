import { googleTokens, type ServiceAccount } from './googleTokens.ts';
import type { RealtimeEvent, RealtimePort } from './port.ts';

export interface FirebaseOptions extends ServiceAccount {
  /** https://<project>.firebaseio.com or https://<project>.<region>.firebasedatabase.app */
  databaseUrl: string;
  /** Web API key of the project. */
  apiKey: string;
  /** URL of the emulator that replaces Google in tests and development. */
  emulatorUrl?: string | undefined;
  /** Time-out in milliseconds, 10 000 by default. */
  timeoutMs?: number;
  clock?: () => Date;
}

/** Returns the key of an event: keys sort like ids, and relaying an event again overwrites it. */
const keyOf = (id: number) => `e${String(id).padStart(16, '0')}`;

const BRANCHES = { lead: 'leads', lead_message: 'messages', lead_assigned: 'assignments' } as const;

const pathOf = ({ customerUserUuid, type, id }: RealtimeEvent) =>
  `customer_users/${customerUserUuid}/${BRANCHES[type]}/${keyOf(id)}`;

function valueOf({ type, leadId, providerId, coupleName, body, at }: RealtimeEvent): object {
  const common = { type, leadId, coupleName, at };
  if (type === 'lead') return { ...common, providerId };
  const words = { ...common, body: body ?? '' };
  return type === 'lead_message' ? words : { ...words, providerId };
}

/**
 * Creates the realtime port of a Firebase Realtime Database over its REST API. Its rules allow a user to read
 * `customer_users/{uuid}` and `presence/{uuid}` if `auth.uid` is that uuid, and nobody to write: see
 * firebase.rules.json.
 */
export function firebaseRealtime(options: FirebaseOptions): RealtimePort {
  const { timeoutMs = 10_000 } = options;
  const databaseUrl = options.databaseUrl.replace(/\/+$/, '');
  const { apiKey, emulatorUrl, clock = () => new Date() } = options;
  const tokenUrl = emulatorUrl ? `${emulatorUrl}/token` : 'https://oauth2.googleapis.com/token';
  const tokens = googleTokens({ ...options, tokenUrl, timeoutMs });

  /** Updates all paths atomically. */
  async function update(values: Record<string, object | null>): Promise<void> {
    const response = await fetch(`${databaseUrl}/.json?print=silent`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${await tokens.access()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return;
    if (response.status === 401) tokens.forget();
    throw new Error(`The realtime database answered ${response.status}`);
  }

  return {
    kind: 'firebase',
    signIn: async (customerUserUuid) => ({
      databaseUrl,
      apiKey,
      ...(await tokens.custom(customerUserUuid)),
      emulatorUrl: emulatorUrl ?? null,
    }),
    publish: (events) =>
      update(Object.fromEntries(events.map((one) => [pathOf(one), valueOf(one)]))),
    // One path per kind, overwritten: listeners receive every change, and nothing accumulates.
    hint: (uuids, hint) => {
      const value = { ...hint, at: clock().toISOString() };
      const paths = uuids.map((uuid) => `presence/${uuid}/hints/${hint.type}`);
      return update(Object.fromEntries(paths.map((path) => [path, value])));
    },
    remove: (events) => update(Object.fromEntries(events.map((one) => [pathOf(one), null]))),
  };
}
