import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { demoSignIns } from './db/seed/demoSignIns.ts';
import { projectFolder } from './projectFolder.ts';
import { start } from './start.ts';
import { failStart } from './startChecks.ts';

const PANEL = join(projectFolder, 'dist/panel');

/** Milliseconds that requests and jobs under way have to end after the drain. */
const CUT_MS = 20_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

function buildName(): string {
  try {
    return readFileSync(join(PANEL, 'build.txt'), 'utf8').trim();
  } catch {
    return '';
  }
}

/** One process: starts, says where it is, and stops when it is told to. */
async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const running = await start(configuration, PANEL, buildName());
  say(`\n  ${configuration.publicUrl}\n`);
  if (configuration.demo) {
    for (const { login, password, label } of demoSignIns)
      say(`  ${login.padEnd(18)} ${password.padEnd(10)} ${label.en}`);
    say(`\n  Sent mail and SMS: ${configuration.publicUrl}/sandbox/outbox`);
    if (running.paymentSandbox !== undefined) say(`  Payment gateway:   ${running.paymentSandbox}`);
    say(`  Be the couple:     ${configuration.publicUrl}/sandbox/couples\n`);
  }
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // What does not end in time is cut off.
    setTimeout(() => process.exit(1), configuration.drainSeconds * 1000 + CUT_MS).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  failStart(error);
}
