import { importPKCS8, SignJWT } from 'jose';

/** The account that the server itself signs with. */
export interface ServiceAccount {
  clientEmail: string;
  /** PEM; line ends may be written as \n. */
  privateKey: string;
}

interface GoogleTokensOptions extends ServiceAccount {
  apiKey: string;
  tokenUrl?: string;
  identityUrl?: string;
  timeoutMs: number;
  clock?: () => Date;
}

const IDENTITY_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const SCOPES =
  'https://www.googleapis.com/auth/firebase.database https://www.googleapis.com/auth/userinfo.email';
const HOUR_SECONDS = 3600;
/** A token this close to its end is not used any more. */
const MARGIN_MS = 60_000;

const memberOf = (answer: unknown, key: string): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined;

/** Tokens of Google's: one for the server to write with, and one a person to read with. */
export function googleTokens(options: GoogleTokensOptions) {
  const {
    clientEmail,
    privateKey,
    apiKey,
    timeoutMs,
    tokenUrl = 'https://oauth2.googleapis.com/token',
    identityUrl = 'https://identitytoolkit.googleapis.com',
    clock = () => new Date(),
  } = options;
  let kept: { token: string; until: number } | undefined;

  async function sign(claims: Record<string, string>, audience: string): Promise<string> {
    const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'RS256');
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setSubject(clientEmail)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + HOUR_SECONDS)
      .sign(key);
  }

  /** The token of an answer, and when it ends. */
  async function ask(url: string, body: string, type: string, names: [string, string]) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const token = memberOf(answer, names[0]);
    const seconds = Number(memberOf(answer, names[1]));
    // What Google says of a refusal may name the account; its status is enough.
    if (!response.ok || typeof token !== 'string' || !(seconds > 0))
      throw new Error(`Google issued no token: ${response.status}`);
    return { token, until: clock().getTime() + seconds * 1000 };
  }

  return {
    /** A token that writes to the database. */
    async access(): Promise<string> {
      if (kept && kept.until - MARGIN_MS > clock().getTime()) return kept.token;
      const assertion = await sign({ scope: SCOPES }, tokenUrl);
      const form = new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      });
      kept = await ask(tokenUrl, form.toString(), 'application/x-www-form-urlencoded', [
        'access_token',
        'expires_in',
      ]);
      return kept.token;
    },

    /** The token that writes was refused: the next one is a new one. */
    forget(): void {
      kept = undefined;
    },

    /** An ID token with this uid, for a panel to read with. */
    async identity(uid: string): Promise<{ token: string; expiresAt: string }> {
      const custom = await sign({ uid }, IDENTITY_AUDIENCE);
      const { token, until } = await ask(
        `${identityUrl}/v1/accounts:signInWithCustomToken?key=${encodeURIComponent(apiKey)}`,
        JSON.stringify({ token: custom, returnSecureToken: true }),
        'application/json',
        ['idToken', 'expiresIn'],
      );
      return { token, expiresAt: new Date(until).toISOString() };
    },
  };
}
