import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Configuration } from './configuration.ts';
import { ensureCollections } from './crud/ensureCollections.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { isSeeded, seedDemo } from './db/seed/demo.ts';
import { demoSignIns } from './db/seed/demoSignIns.ts';
import { seedReference } from './db/seed/reference.ts';
import { sweepQueuedMessages } from './features/leads/commands.ts';
import { loadContract } from './http/contract.ts';
import { servePanel, type PageConfiguration } from './http/panel.ts';
import { choosePorts } from './ports/choose.ts';
import type { Ports } from './ports/ports.ts';

export interface Running {
  app: FastifyInstance;
  db: Database;
  /** The address that it listens at. */
  address: string;
  /** Finishes what is under way, then closes everything. */
  stop(): Promise<void>;
}

const SWEEP_MS = 30_000;

/** Opens the database and brings it up to date: tables, reference data, and the demo account where it is wanted. */
export async function prepareDatabase(
  configuration: Pick<Configuration, 'databaseUrl' | 'dataDir' | 'demo'>,
): Promise<Database> {
  const db = await openDatabase(
    configuration.databaseUrl
      ? { url: configuration.databaseUrl }
      : { dataDir: join(configuration.dataDir, 'database') },
  );
  await migrate(db);
  await ensureCollections(db, loadContract());
  await seedReference(db);
  if (configuration.demo && !(await isSeeded(db))) await seedDemo(db, { now: new Date() });
  return db;
}

/** What the page is told when it is served. */
export function pageConfiguration(configuration: Configuration, build: string): PageConfiguration {
  const { languages, demo } = configuration;
  return {
    languages,
    language: languages[0] ?? 'tr',
    demo: demo ? { signIns: [...demoSignIns] } : null,
    build,
  };
}

function sweep(db: Database, ports: Ports, app: FastifyInstance): NodeJS.Timeout {
  const timer = setInterval(() => {
    sweepQueuedMessages(db, ports, new Date()).catch((error: unknown) =>
      app.log.error({ err: error }, 'queued messages could not be swept'),
    );
  }, SWEEP_MS);
  return timer.unref();
}

/** Starts one API process with the panel that was built into `panelFolder`. */
export async function start(
  configuration: Configuration,
  panelFolder: string,
  build: string,
): Promise<Running> {
  const db = await prepareDatabase(configuration);
  const { ports, register } = choosePorts(configuration, db);
  const app = await buildApp({
    db,
    ports,
    publicUrl: configuration.publicUrl,
    trustProxy: configuration.trustProxy,
    logger: configuration.production ? { level: 'info' } : { level: 'warn' },
  });
  await register(app);
  if (existsSync(join(panelFolder, 'index.html')))
    await servePanel(app, panelFolder, pageConfiguration(configuration, build));
  const timer = sweep(db, ports, app);
  const address = await app.listen({ host: configuration.host, port: configuration.port });
  return {
    app,
    db,
    address,
    stop: async () => {
      clearInterval(timer);
      await app.close();
      await db.close();
    },
  };
}
