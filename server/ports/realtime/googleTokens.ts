import { importPKCS8, SignJWT } from 'jose';

/** The account that the server itself signs with. */
export interface ServiceAccount {
  clientEmail: string;
  /** PEM; line ends may be written as \n. */
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
/** A token this close to its end is not used any more. */
const MARGIN_MS = 60_000;

const memberOf = (answer: unknown, key: string): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined;

/** Tokens for Google: one for the server to write with, and one a person to sign in with. */
export function googleTokens(options: GoogleTokensOptions) {
  const { clientEmail, privateKey, timeoutMs, tokenUrl, clock = () => new Date() } = options;
  let kept: { token: string; until: number } | undefined;

  async function sign(claims: Record<string, string>, audience: string) {
    const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'RS256');
    const now = Math.floor(clock().getTime() / 1000);
    const until = now + HOUR_SECONDS;
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
    /** A token that writes to the database. */
    async access(): Promise<string> {
      if (kept && kept.until - MARGIN_MS > clock().getTime()) return kept.token;
      const { token: assertion } = await sign({ scope: SCOPES }, tokenUrl);
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
      const token = memberOf(answer, 'access_token');
      const seconds = Number(memberOf(answer, 'expires_in'));
      // What Google says of a refusal may name the account; its status is enough.
      if (!response.ok || typeof token !== 'string' || !(seconds > 0))
        throw new Error(`Google issued no token: ${response.status}`);
      kept = { token, until: clock().getTime() + seconds * 1000 };
      return token;
    },

    /** The token that writes was refused: the next one is a new one. */
    forget(): void {
      kept = undefined;
    },

    /** A custom token with this uid, for a panel to sign in with. */
    async custom(uid: string): Promise<{ token: string; expiresAt: string }> {
      const { token, until } = await sign({ uid }, IDENTITY_AUDIENCE);
      return { token, expiresAt: new Date(until).toISOString() };
    },
  };
}
