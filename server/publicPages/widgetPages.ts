import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml } from '../escapeHtml.ts';
import { reviewPhrase } from '../features/testimonials/commands.ts';
import type { Language } from '../http/call.ts';
import { languageOf } from '../http/messages.ts';

interface WidgetPagesOptions {
  /** Reads the built script of the widget. */
  readScript: () => Promise<string>;
  /** Language of a frame whose URL has none. */
  language: Language;
}

const HOUR = 3600;

const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

interface Frame {
  key: string;
  language: Language;
  look: string | undefined;
  theme: string | undefined;
}

/** Renders a page with only the widget, for sites that do not allow its script. */
function frameHtml({ key, ...options }: Frame): string {
  const data = Object.entries(options)
    .map(([name, value]) =>
      value === undefined ? '' : ` data-${name}="${escapeHtml(String(value))}"`,
    )
    .join('');
  return `<!doctype html>
<html lang="${options.language}" dir="${options.language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(reviewPhrase(options.language, 'title'))}</title></head>
<body><script src="/widget/reviews.js" data-key="${escapeHtml(key)}"${data}></script></body>
</html>`;
}

/** Serves the widget's script to any site, and a page of it for frames on any site. */
export function widgetPages({
  readScript,
  language: home,
}: WidgetPagesOptions): FastifyPluginAsync {
  return async (app) => {
    app.get('/widget/reviews.js', async (_, reply) =>
      reply
        .headers({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': `public, max-age=${HOUR}`,
        })
        .type('text/javascript; charset=utf-8')
        .send(await readScript()),
    );

    app.get<{
      Params: { key: string };
      Querystring: { language?: string; look?: string; theme?: string };
    }>('/widget/frame/:key', async ({ params, query }, reply) => {
      const { look, theme } = query;
      const language = query.language === undefined ? home : languageOf(query.language);
      return reply
        .removeHeader('x-frame-options')
        .headers({
          'content-security-policy': FRAME_POLICY,
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': `public, max-age=${HOUR}`,
        })
        .type('text/html; charset=utf-8')
        .send(frameHtml({ key: params.key, language, look, theme }));
    });
  };
}
