import type { Schemas } from '#contract/types.ts';

const KEPT_AS = 'keys';

/** Returns true if a user has signed in, in this visit or an earlier one. */
export const isSignedIn = (): boolean => localStorage.getItem(KEPT_AS) !== null;

/** Returns the headers that are sent with each API call. */
export function sessionHeaders(): Headers {
  const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
  return new Headers({ Accept: 'application/json', ...(typeof kept === 'object' ? kept : {}) });
}

/** Signs in. @throws Error if the API rejects the credentials */
export async function signIn(identifier: string, password: string): Promise<void> {
  const answer = await fetch('/api/access-tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
  });
  if (!answer.ok) throw new Error(`The sign-in was refused: ${answer.status}`);
  // cast: the server in the same process follows the contract
  const result = (await answer.json()) as Schemas['SignInResult'];
  if (result.outcome !== 'signed_in')
    throw new Error(`Expected a sign-in in one step, got ${result.outcome}`);
  const { accessToken, consumerKey } = result.session;
  const keys = { 'X-Access-Token': accessToken.id, 'X-Consumer-Key': consumerKey };
  localStorage.setItem(KEPT_AS, JSON.stringify(keys));
}

export const signOut = (): void => localStorage.removeItem(KEPT_AS);
