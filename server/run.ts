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
  print(`\n  ${configuration.publicUrl}\n`);
  if (configuration.demo) {
    for (const { login, password, label } of demoSignIns)
      print(`  ${login.padEnd(18)} ${password.padEnd(10)} ${label.en}`);
    print(`\n  Sent mail and SMS: ${configuration.publicUrl}/sandbox/outbox`);
    if (running.paymentSandbox !== undefined)
      print(`  Payment gateway:   ${running.paymentSandbox}`);
    print(`  Be the couple:     ${configuration.publicUrl}/sandbox/couples\n`);
  }
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Aborts what is still running.
    setTimeout(() => process.exit(1), configuration.drainSeconds * 1000 + STOP_TIMEOUT_MS).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (!panelBuilt) return;
  await completeReference(db).catch((error: unknown) => {
    // A stopped process has closed the database; the next start goes on.
    if (!stopping) throw error;
  });
}
