import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deployment } from '../../deployments/deployment.ts';
import { scriptJson } from '../escapeHtml.ts';
import { contentPolicy, PUSH } from './contentPolicy.ts';

/** Configuration that the page receives when it is served; see src/session/runtimeConfig.ts. */
export interface PageConfiguration extends Deployment {
  demo: { signIns: object[] } | null;
  /** Errors and, where they are asked for, stand-ins of services are looked at on our own pages. */
  isSandbox: boolean;
  /** Hosts beside our own that news come from. */
  newsFrom: string[];
  /** Origins of the payment gateway's and the banks' pages, shown in frames. */
  frames: string[];
  build: string;
}

const YEAR = 31_536_000;

/**
 * Puts the configuration and this answer's nonce into the built page.
 * @param forms drawn ahead, in their templates; without them the sign-in comes with its code
 */
export function fillPage(
  html: string,
  configuration: PageConfiguration,
  nonce: string,
  forms = '',
): string {
  return html
    .replaceAll('%NONCE%', nonce)
    .replace('%RUNTIME_CONFIG%', () => scriptJson(configuration))
    .replace('%SIGN_IN_FORMS%', () => forms);
}

/**
 * Renders the sign-in forms with the built panel's own code, for each language of the deployment; empty without
 * a build.
 */
async function drawForms(folder: string, configuration: PageConfiguration): Promise<string> {
  const file = join(folder, 'renderForms.js');
  if (!existsSync(file)) return '';
  // cast: the build makes it of src/pages/sign-in/renderForms.tsx
  const { renderForms } = (await import(pathToFileURL(file).href)) as {
    renderForms: (configuration: string) => string;
  };
  return renderForms(JSON.stringify(configuration));
}

/** The push service's worker must be a file of our own, and does no more than fetch theirs. */
const PUSH_WORKER = "importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js');\n";

/** Serves the built panel: hashed files for ever, the page itself never from a cache, for every path that is none of the API's. */
export async function servePanel(
  app: FastifyInstance,
  folder: string,
  configuration: PageConfiguration,
): Promise<void> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const forms = await drawForms(folder, configuration);
  const page = async (reply: FastifyReply, status = 200) => {
    const nonce = randomBytes(16).toString('base64');
    await reply
      .code(status)
      .headers({
        'content-security-policy': contentPolicy(nonce, configuration),
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(fillPage(html, configuration, nonce, forms));
  };
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    // A route a file, read once: no path is ever looked up in the folder.
    wildcard: false,
    preCompressed: true,
    index: false,
    maxAge: YEAR * 1000,
    immutable: true,
    setHeaders: (reply) => {
      void reply.header('content-security-policy', "default-src 'none'");
    },
  });
  if (configuration.push) {
    app.get('/OneSignalSDKWorker.js', async (_, reply) =>
      reply
        .headers({
          'content-security-policy': [
            "default-src 'none'",
            `script-src ${PUSH.scripts.join(' ')}`,
            `connect-src ${PUSH.calls.join(' ')}`,
          ].join('; '),
          'cache-control': 'no-cache',
        })
        .type('text/javascript; charset=utf-8')
        .send(PUSH_WORKER),
    );
  }
  await app.register(async (pages) => {
    await pages.register(compress, { encodings: ['br', 'gzip'] });
    pages.get('/', async (_, reply) => page(reply));
    pages.get('/*', async (request, reply) => {
      // A file that is not there is no page of the panel.
      if (/^\/(api|assets|files|reviews|sandbox|widget)(\/|$)/.test(request.url)) {
        reply.callNotFound();
        return reply;
      }
      await page(reply);
      return reply;
    });
  });
}
