const TIMEOUT_MS = 10_000;

/** Returns the members of an untrusted object; empty for any other value. */
export function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** Returns a text member, also if the service writes it as a number; undefined if it is missing or empty. */
export function textIn(members: Record<string, unknown>, key: string): string | undefined {
  const value = members[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

interface RequestOptions {
  method?: 'GET' | 'POST';
  /** Query parameters. */
  query?: Record<string, string>;
  /** Form body. */
  form?: Record<string, string>;
}

/**
 * Fetches JSON from another service.
 * @returns undefined if it rejects the request
 * @throws Error if it is unreachable or broken; the message contains nothing of the request
 */
export async function fetchFromService(
  address: string,
  { method = 'GET', query = {}, form }: RequestOptions,
): Promise<Record<string, unknown> | undefined> {
  const url = new URL(address);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  const response = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
    ...(form && { body: new URLSearchParams(form) }),
  }).catch(() => {
    throw new Error(`${url.host} cannot be reached`);
  });
  if (response.status >= 500) throw new Error(`${url.host} answers ${response.status}`);
  if (!response.ok) return undefined;
  const answer: unknown = await response.json().catch(() => undefined);
  return membersOf(answer);
}
