import { createHmac } from 'node:crypto';
import { fetchFromService, membersOf, textIn } from './fetchFromService.ts';
import type { Identity } from './port.ts';
import type { ServiceIdentity } from './serviceIdentity.ts';

export interface FacebookOptions {
  appId: string;
  appSecret: string;
  /** Version of the Graph API, `v21.0` when left out. */
  version?: string | undefined;
  dialogUrl?: string;
  graphUrl?: string;
}

/** Creates the Facebook sign-in: exchanges the code and verifies every token by debug_token. */
export function facebookIdentity({
  appId,
  appSecret,
  version = 'v21.0',
  dialogUrl = 'https://www.facebook.com',
  graphUrl = 'https://graph.facebook.com',
}: FacebookOptions): ServiceIdentity {
  const graph = `${graphUrl}/${version}`;

  /** Returns the id of a token's user if the token was issued to this app. */
  async function ownerOf(token: string): Promise<string | undefined> {
    const answer = await fetchFromService(`${graph}/debug_token`, {
      query: { input_token: token, access_token: `${appId}|${appSecret}` },
    });
    const about = membersOf(answer?.['data']);
    return about['is_valid'] === true && textIn(about, 'app_id') === appId
      ? textIn(about, 'user_id')
      : undefined;
  }

  async function verifyToken(token: string): Promise<Identity | undefined> {
    const owner = await ownerOf(token);
    if (owner === undefined) return undefined;
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const me = await fetchFromService(`${graph}/me`, {
      query: { fields: 'id,name,email', access_token: token, appsecret_proof: proof },
    });
    if (!me || textIn(me, 'id') !== owner) return undefined;
    // Facebook does not report whether the address is verified; it may be missing.
    return {
      subject: owner,
      name: textIn(me, 'name') ?? owner,
      email: textIn(me, 'email'),
      emailVerified: false,
    };
  }

  return {
    authUrl({ redirectUri, state }) {
      const url = new URL(`${dialogUrl}/${version}/dialog/oauth`);
      url.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'public_profile,email',
        state,
      }).toString();
      return url.href;
    },
    async exchange({ code, redirectUri }) {
      const answer = await fetchFromService(`${graph}/oauth/access_token`, {
        query: { client_id: appId, client_secret: appSecret, redirect_uri: redirectUri, code },
      });
      const token = answer && textIn(answer, 'access_token');
      return token === undefined ? undefined : verifyToken(token);
    },
    verifyToken,
  };
}
