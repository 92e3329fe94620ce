import type { FastifyPluginAsync } from 'fastify';
import type { IdentityService } from './port.ts';
import { sandboxPageHtml } from './sandboxPageHtml.ts';
import type { SandboxIdentity } from './sandbox.ts';

const isService = (text: string): text is IdentityService =>
  text === 'google' || text === 'facebook' || text === 'instagram';

/** The page has no script, loads nothing, and links only to the panel. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

function textOf(query: unknown, key: string): string {
  const value: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, key) : undefined;
  return typeof value === 'string' ? value.slice(0, 500) : '';
}

function back(redirectUri: string, answer: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams(answer).toString()}`;
}

/**
 * Serves the page on which users choose their identity at a sandbox service: /sandbox/idp/<service>/authorize.
 * Anybody can choose any identity: register it only with the sandbox identity port.
 */
export function sandboxIdentityPage(
  sandbox: SandboxIdentity,
  publicUrl: string,
): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { service: string } }>(
      '/sandbox/idp/:service/authorize',
      async (request, reply) => {
        const { service } = request.params;
        const { query } = request;
        const [redirectUri, state, nonce, codeChallenge, person] = [
          'redirect_uri',
          'state',
          'nonce',
          'code_challenge',
          'person',
        ].map((key) => textOf(query, key));
        if (!isService(service)) {
          reply.callNotFound();
          return reply;
        }
        if (!redirectUri?.startsWith(`${publicUrl}/`) || !state || !nonce || !codeChallenge)
          return reply.code(400).send({ code: 'bad_request' });
        reply.headers({
          'cache-control': 'no-store',
          'content-security-policy': POLICY,
          vary: 'accept-language',
        });
        if (person === 'nobody')
          return reply.redirect(back(redirectUri, { error: 'access_denied', state }), 302);
        if (!person) {
          const links = new URLSearchParams({
            redirect_uri: redirectUri,
            state,
            nonce,
            code_challenge: codeChallenge,
          });
          return reply
            .type('text/html; charset=utf-8')
            .send(sandboxPageHtml(service, request.headers['accept-language'] ?? 'tr', links));
        }
        const code = sandbox.issueCode({ service, person, redirectUri, nonce, codeChallenge });
        if (code === undefined) return reply.code(400).send({ code: 'bad_request' });
        return reply.redirect(back(redirectUri, { code, state }), 302);
      },
    );
  };
}
