import { build, createServer, type Plugin } from 'vite';
import { buildApp } from '../server/app.ts';
import { fillPage } from '../server/http/panel.ts';
import { languageOf } from '../server/http/messages.ts';
import { paymentRoutes } from '../server/features/payments/commands.ts';
import { choosePorts } from '../server/ports/choose.ts';
import { pageConfiguration, prepareDatabase } from '../server/start.ts';
import { checkStart, failStart } from '../server/startChecks.ts';
import { reviewsPage } from '../server/publicPages/reviewsPage.ts';
import { widgetPages } from '../server/publicPages/widgetPages.ts';
import { setZone } from '../server/time/zone.ts';
import { widgetConfig } from '../vite.config.ts';

const env = { PORT: '5173', DATA_DIR: 'data/dev', ...process.env };
const configuration = await checkStart(env).catch(failStart);
setZone(configuration.deployment.timeZone);
const language = languageOf(configuration.deployment.language);
const db = await prepareDatabase(configuration).catch(failStart);
const { ports, register, frames } = await choosePorts(configuration, db);
const app = await buildApp({
  db,
  ports,
  publicUrl: configuration.publicUrl,
  language,
  country: configuration.deployment.country,
  checkAnswers: true,
  logger: { level: 'info' },
});
await register(app);
await app.register(paymentRoutes({ db, gateway: ports.payments, clock: () => new Date() }));
const { publicUrl } = configuration;
await app.register(reviewsPage({ db, publicUrl }));
await app.register(widgetPages({ readScript: buildWidget, language }));
await app.ready();

/** Rebuilds the widget's script, so that a reload shows changes. */
async function buildWidget(): Promise<string> {
  const config = { ...widgetConfig.build, write: false };
  const output = await build({
    ...widgetConfig,
    configFile: false,
    logLevel: 'warn',
    build: config,
  });
  const [first] = [output].flat();
  const file = first && 'output' in first ? first.output[0] : undefined;
  return file?.code ?? '';
}

/** Plugin that serves the API in the development server: one process, one port. */
const api: Plugin = {
  name: 'api',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (/^\/(api|files|reviews|sandbox|widget)(\/|\?|$)/.test(request.url ?? ''))
        app.routing(request, response);
      else next();
    });
  },
  transformIndexHtml: (html) => fillPage(html, pageConfiguration(configuration, 'dev', frames), ''),
};

const server = await createServer({
  plugins: [api],
  server: { host: configuration.host, port: configuration.port, strictPort: true },
});
await server.listen();
server.printUrls();
process.on('SIGINT', () => {
  void server
    .close()
    .then(() => app.close())
    .then(() => db.close())
    .then(() => process.exit(0));
});
