import { get } from '#contract/get.ts';
import { importPKCS8, SignJWT } from 'jose';

/** Service account of the server. */
export interface ServiceAccount {
  clientEmail: string;
  /** PEM key; line breaks may be escaped as \n. */
  privateKey: string;
}

interface GoogleTokensOptions extends ServiceAccount {
  tokenUrl: string;
  timeoutMs: number;
  clock?: () => Date;
}

const IDENTITY_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const SCOPES =
  'https://www.googleapis.com/auth/firebase.database https://www.googleapis.com/auth/userinfo.email';
const HOUR_SECONDS = 3600;
/** Validity of a custom token; a panel signs in with it at once and gets another for each connection. */
const CUSTOM_SECONDS = 300;
/** Milliseconds before its expiry when a token is renewed. */
const MARGIN_MS = 60_000;

/** Creates Google tokens: one for the server's writes, and custom ones for users. */
export function googleTokens(options: GoogleTokensOptions) {
  const { clientEmail, privateKey, timeoutMs, tokenUrl, clock = () => new Date() } = options;
  let kept: { token: string; until: number } | undefined;

  async function sign(claims: Record<string, string>, audience: string, seconds: number) {
    const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'RS256');
    const now = Math.floor(clock().getTime() / 1000);
    const until = now + seconds;
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setSubject(clientEmail)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(until)
      .sign(key);
    return { token, until: until * 1000 };
  }

  return {
    /** Returns a token that may write to the database. */
    async access(): Promise<string> {
      if (kept && kept.until - MARGIN_MS > clock().getTime()) return kept.token;
      const { token: assertion } = await sign({ scope: SCOPES }, tokenUrl, HOUR_SECONDS);
      const response = await fetch(tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer: unknown = await response.json().catch(() => undefined);
      const token = get(answer, 'access_token');
      const seconds = Number(get(answer, 'expires_in'));
      // Google's error text may name the account, so only the status is kept.
      if (!response.ok || typeof token !== 'string' || !(seconds > 0))
        throw new Error(`Google issued no token: ${response.status}`);
      kept = { token, until: clock().getTime() + seconds * 1000 };
      return token;
    },

    /** Discards the write token after it was rejected. */
    forget(): void {
      kept = undefined;
    },

    /** Creates a custom token with this uid, for a panel's sign-in. */
    async custom(uid: string): Promise<{ token: string; expiresAt: string }> {
      const { token, until } = await sign({ uid }, IDENTITY_AUDIENCE, CUSTOM_SECONDS);
      return { token, expiresAt: new Date(until).toISOString() };
    },
  };
}
