import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { demoSignIns } from './db/seed/demoSignIns.ts';
import { startOperations } from './operations/Operations.ts';
import { projectFolder } from './projectFolder.ts';
import { completeReference, prepareDatabase, serve } from './start.ts';
import { failStart } from './startChecks.ts';
import { setZone } from './time/zone.ts';

/** Milliseconds that running requests and jobs may take after the drain. */
const STOP_TIMEOUT_MS = 20_000;

const print = (text: string) => process.stdout.write(`${text}\n`);

function buildName(panelFolder: string): string {
  try {
    return readFileSync(join(panelFolder, 'build.txt'), 'utf8').trim();
  } catch {
    return '';
  }
}

interface Stoppable {
  stop(): Promise<void>;
  /** Milliseconds after which what still runs is aborted. */
  timeoutMs: number;
}

/**
 * Ends this process on SIGTERM and SIGINT. Called before the start, which may wait minutes for its migrations:
 * process 1 of a container ignores a signal without a handler.
 * @returns a function that sets the server to stop first
 */
function endOnSignal(): (server: Stoppable) => void {
  let running: Stoppable | undefined;
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    // The database rolls back what the start was writing.
    if (!running) process.exit(0);
    setTimeout(() => process.exit(1), running.timeoutMs).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  return (server) => {
    running = server;
  };
}

/**
 * Runs one process: starts, prints its URLs, and stops on a signal.
 * @param panelFolder folder of the built panel
 * @param panelBuilt resolves when the panel's files are complete; database and API are prepared
 *   meanwhile, and the neighborhoods are written once the process listens
 */
export async function run(
  panelFolder = join(projectFolder, 'dist/panel'),
  panelBuilt?: () => Promise<void>,
): Promise<void> {
  try {
    await startAndListen(panelFolder, panelBuilt);
  } catch (error) {
    failStart(error);
  }
}

async function startAndListen(
  panelFolder: string,
  panelBuilt?: () => Promise<void>,
): Promise<void> {
  const stopFirst = endOnSignal();
  let isStopping = false;
  const configuration = readConfiguration(process.env);
  setZone(configuration.deployment.timeZone);
  const operations = await startOperations(configuration);
  // Writing the neighborhoods takes two seconds, and no first screen reads them.
  const db = await prepareDatabase(configuration, { neighborhoods: panelBuilt === undefined });
  const running = await serve({
    db,
    configuration,
    operations,
    panelFolder,
    panelBuilt: async () => {
      await panelBuilt?.();
      return buildName(panelFolder);
    },
  });
  stopFirst({
    timeoutMs: configuration.drainSeconds * 1000 + STOP_TIMEOUT_MS,
    stop: () => {
      isStopping = true;
      return running.stop();
    },
  });
  print(`\n  ${configuration.publicUrl}\n`);
  if (configuration.demo) {
    for (const { login, password, label } of demoSignIns)
      print(`  ${login.padEnd(18)} ${password.padEnd(10)} ${label.en}`);
    print(`\n  Sent mail and SMS: ${configuration.publicUrl}/sandbox/outbox`);
    if (running.paymentSandbox !== undefined)
      print(`  Payment gateway:   ${running.paymentSandbox}`);
    print(`  Be the couple:     ${configuration.publicUrl}/sandbox/couples\n`);
  }
  if (!panelBuilt) return;
  await completeReference(db, configuration).catch((error: unknown) => {
    // A stopped process has closed the database; the next start goes on.
    if (!isStopping) throw error;
  });
}
