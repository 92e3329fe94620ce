import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Configuration } from './configuration.ts';
import { ensureCollections } from './crud/ensureCollections.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { demoSignIns } from './db/seed/demoSignIns.ts';
import { seedReference, type ReferenceOptions } from './db/seed/reference.ts';
import { assertSessionDefaults } from './db/sessionDefaults.ts';
import { withStartUpLock } from './db/startUpLock.ts';
import { couplesPage } from './demo/couplesPage.ts';
import { paymentRoutes } from './features/payments/commands.ts';
import { closerOf } from './http/closeApp.ts';
import { loadContract } from './http/contract.ts';
import { backgroundWork } from './mail/sendMessages.ts';
import { startJobs } from './jobs.ts';
import { startOperations, type Operations } from './operations/Operations.ts';
import { processMetrics } from './operations/processMetrics.ts';
import { servePanel, type PageConfiguration } from './http/panel.ts';
import { languageOf } from './http/messages.ts';
import { choosePorts, realtimeHosts, storageOf } from './ports/choose.ts';
import { listenError } from './port.ts';
import { reviewsPage } from './publicPages/reviewsPage.ts';
import { widgetPages } from './publicPages/widgetPages.ts';
import { setZone } from './time/zone.ts';

export interface Running {
  app: FastifyInstance;
  db: Database;
  /** URL of the server. */
  address: string;
  /** Port of /healthz, /readyz and /metrics, if configured. */
  operationsPort: number | undefined;
  /** URL of the payment sandbox, if enabled. */
  paymentSandbox: string | undefined;
  /** Fails readiness, finishes running work, then closes everything. */
  stop(): Promise<void>;
}

type DatabaseConfiguration = Pick<Configuration, 'databaseUrl' | 'dataDir' | 'demo' | 'storage'> &
  Partial<Pick<Configuration, 'databaseDirectUrl'>>;

/**
 * Opens the database and brings it up to date: tables, reference data, and the demo account if enabled. Several
 * processes may call it at once; the later ones wait and find nothing to do.
 */
export async function prepareDatabase(
  configuration: DatabaseConfiguration,
  options: ReferenceOptions = {},
): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl = url, dataDir } = configuration;
  const direct = await openDatabase(
    directUrl === undefined ? { dataDir: join(dataDir, 'database') } : { url: directUrl },
  );
  await migrateAndSeed(direct, configuration, options);
  if (directUrl === url) return direct;
  await direct.close();
  const db = await openDatabase({ url, directUrl });
  await assertSessionDefaults(db);
  return db;
}

async function migrateAndSeed(
  db: Database,
  configuration: DatabaseConfiguration,
  options: ReferenceOptions,
): Promise<void> {
  await withStartUpLock(db, async () => {
    await migrate(db);
    await ensureCollections(db, loadContract());
    await seedReference(db, options);
    if (configuration.demo) await ensureDemo(db, configuration);
  });
}

/**
 * Writes the reference data that options of prepareDatabase() have left out.
 * @param db database of prepareDatabase(); behind a pooler, which would not keep the lock, a direct one is opened
 */
export async function completeReference(
  db: Database,
  configuration: Pick<DatabaseConfiguration, 'databaseUrl' | 'databaseDirectUrl'>,
): Promise<void> {
  const { databaseUrl: url, databaseDirectUrl: directUrl = url } = configuration;
  const direct = directUrl === url ? db : await openDatabase({ url: directUrl });
  try {
    await withStartUpLock(direct, () => seedReference(direct));
  } finally {
    if (direct !== db) await direct.close();
  }
}

/** Loads the demo's texts and pictures if the demo is enabled. */
async function ensureDemo(db: Database, configuration: Pick<Configuration, 'dataDir' | 'storage'>) {
  const { isSeeded, seedDemo } = await import('./db/seed/demo.ts');
  if (!(await isSeeded(db)))
    await seedDemo(db, { now: new Date(), storage: storageOf(configuration) });
}

/** Returns the configuration that is embedded in the page. */
export function pageConfiguration(
  configuration: Configuration,
  build: string,
  frames: readonly string[] = [],
): PageConfiguration {
  const { deployment, demo, production, realtime } = configuration;
  return {
    ...deployment,
    demo: demo ? { signIns: [...demoSignIns] } : null,
    isSandbox: !production,
    newsFrom: realtimeHosts(realtime),
    frames: [...frames],
    build,
  };
}

/** Starts one API process with the panel built into `panelFolder`. */
export async function start(
  configuration: Configuration,
  panelFolder: string,
  build: string,
): Promise<Running> {
  setZone(configuration.deployment.timeZone);
  const operations = await startOperations(configuration);
  const db = await prepareDatabase(configuration);
  return serve({ db, configuration, operations, panelFolder, panelBuilt: async () => build });
}

interface ServeOptions {
  /** Database of prepareDatabase(). */
  db: Database;
  configuration: Configuration;
  operations: Operations;
  panelFolder: string;
  /** Returns the name of the panel's build once its files are complete; the API is built meanwhile. */
  panelBuilt: () => Promise<string>;
}

/** Serves API and panel; ready from then on. */
export async function serve(options: ServeOptions): Promise<Running> {
  const { db, configuration, operations, panelFolder, panelBuilt } = options;
  const { metrics, readiness } = operations;
  const startedAt = new Date();
  const language = languageOf(configuration.deployment.language);
  const { ports, register, frames, paymentSandbox } = await choosePorts(configuration, db);
  const relaysEvents = ports.realtime.kind !== 'stream';
  processMetrics(metrics, { db, startedAt, relaysEvents });
  const app = await buildApp({
    db,
    ports,
    publicUrl: configuration.publicUrl,
    language,
    country: configuration.deployment.country,
    campaigns: configuration.deployment.campaigns,
    metrics,
    trustProxy: configuration.trustProxy,
    // The embedded database blocks the event loop itself, so load shedding would misfire.
    ...(db.kind === 'postgres' ? { shedding: {} } : {}),
    logger: configuration.production ? { level: 'info' } : { level: 'warn' },
  });
  await register(app);
  await app.register(paymentRoutes({ db, gateway: ports.payments, clock: () => new Date() }));
  if (configuration.demo) await app.register(couplesPage({ db, clock: () => new Date() }));
  const { publicUrl } = configuration;
  await app.register(reviewsPage({ db, publicUrl }));
  const script = join(panelFolder, 'widget.js');
  await app.register(widgetPages({ readScript: () => readFile(script, 'utf8'), language }));
  const build = await panelBuilt();
  if (existsSync(join(panelFolder, 'index.html')))
    await servePanel(app, panelFolder, pageConfiguration(configuration, build, frames));
  const jobs = await startJobs({ configuration, db, ports, metrics, log: app.log });
  let jobsEnd: Promise<void> | undefined;
  const endJobsOnce = () => (jobsEnd ??= jobs.stop());
  // Runs before the hooks that close the ports, which jobs and messages under way still need.
  app.addHook('onClose', async () => {
    await endJobsOnce();
    await backgroundWork();
  });
  let isDraining = false;
  app.addHook('onSend', async (_, reply) => {
    // A client that keeps its connection would send its next request to this process.
    if (isDraining) reply.header('connection', 'close');
  });
  const closeApp = closerOf(app);
  const { host, port } = configuration;
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    throw listenError(error, configuration);
  });
  readiness.started({ db, storage: ports.storage });
  return {
    app,
    db,
    address,
    operationsPort: operations.port,
    paymentSandbox,
    stop: async () => {
      readiness.drain();
      isDraining = true;
      // Before requests end, so that no run is aborted in the middle of a message.
      const drained = jobs.drain();
      // Load balancers send requests until their next readiness check.
      await setTimeout(operations.port === undefined ? 0 : configuration.drainSeconds * 1000);
      await Promise.all([drained, endJobsOnce(), closeApp()]);
      await operations.close();
      await db.close();
    },
  };
}
