import { fetchFromService, membersOf, textIn } from './fetchFromService.ts';
import type { ServiceIdentity } from './serviceIdentity.ts';

export interface InstagramOptions {
  appId: string;
  appSecret: string;
  authorizeUrl?: string;
  tokenUrl?: string;
  graphUrl?: string;
}

/** Returns the token, which is at the top level or, in newer responses, in the first entry of `data`. */
function tokenIn(answer: Record<string, unknown>): string | undefined {
  const list = answer['data'];
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return textIn(answer, 'access_token') ?? textIn(membersOf(first), 'access_token');
}

/** Creates the sign-in with Instagram Login, which supports professional accounts only; `name` is the username. */
export function instagramIdentity({
  appId,
  appSecret,
  authorizeUrl = 'https://www.instagram.com/oauth/authorize',
  tokenUrl = 'https://api.instagram.com/oauth/access_token',
  graphUrl = 'https://graph.instagram.com',
}: InstagramOptions): ServiceIdentity {
  return {
    authUrl({ redirectUri, state }) {
      const url = new URL(authorizeUrl);
      url.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'instagram_business_basic',
        state,
      }).toString();
      return url.href;
    },
    async exchange({ code, redirectUri }) {
      const form = {
        client_id: appId,
        client_secret: appSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code: code.replace(/#_$/, ''),
      };
      const answer = await fetchFromService(tokenUrl, { method: 'POST', form });
      const token = answer && tokenIn(answer);
      const me =
        token === undefined
          ? undefined
          : await fetchFromService(`${graphUrl}/me`, {
              query: { fields: 'user_id,username', access_token: token },
            });
      const subject = me && textIn(me, 'user_id');
      const name = me && textIn(me, 'username');
      return subject === undefined || name === undefined
        ? undefined
        : { subject, name, email: undefined, emailVerified: false };
    },
    verifyToken: async () => undefined,
  };
}
