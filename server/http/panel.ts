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
  /** True if errors, and fakes of services, are shown on sandbox pages of this server. */
  isSandbox: boolean;
  /** Additional hosts of the event stream. */
  newsFrom: string[];
  /** Origins of the payment gateway's and the banks' pages, shown in frames. */
  frames: string[];
  build: string;
}

const YEAR = 31_536_000;

/**
 * Inserts the configuration, its language and the response's nonce into the built page. The page preloads the
 * messages of that language for a user who has not chosen one.
 * @param forms pre-rendered sign-in forms, in templates; without them the browser renders the form
 */
export function fillPage(
  html: string,
  configuration: PageConfiguration,
  nonce: string,
  forms = '',
): string {
  return html
    .replaceAll('%NONCE%', nonce)
    .replace('%LANGUAGE%', () => new Intl.Locale(configuration.language).language)
    .replace('%RUNTIME_CONFIG%', () => scriptJson(configuration))
    .replace('%SIGN_IN_FORMS%', () => forms);
}

/**
 * Renders the sign-in forms with the built panel's own code, for each language of the deployment; empty without a
 * build.
 */
async function drawForms(folder: string, configuration: PageConfiguration): Promise<string> {
  const file = join(folder, 'renderForms.js');
  if (!existsSync(file)) return '';
  // cast: built from src/pages/sign-in/renderForms.tsx
  const { renderForms } = (await import(pathToFileURL(file).href)) as {
    renderForms: (configuration: string) => string;
  };
  return renderForms(JSON.stringify(configuration));
}

/** The push service's worker must be same-origin; it only imports the service's script. */
const PUSH_WORKER = "importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js');\n";

/**
 * Serves the built panel: hashed files with an immutable cache, and the page uncached for every path outside the
 * API.
 */
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
    // One route per file, read once, so that no request path is resolved in the folder.
    wildcard: false,
    // Compressed copies are answers of the same route.
    globIgnore: ['**/*.br'],
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
      // A missing file is a 404, not a page of the panel.
      if (/^\/(api|assets|files|reviews|sandbox|widget)(\/|$)/.test(request.url)) {
        reply.callNotFound();
        return reply;
      }
      await page(reply);
      return reply;
    });
  });
}
