import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { checkStart, failStart } from '../server/startChecks.ts';
import { isPanelStale } from './buildIsStale.ts';
import { isCompressed } from './compressFolder.ts';

const FILES = join('dist', 'panel', 'assets');

await checkStart(process.env).catch(failStart);
// The panel is built when it is missing or older than its sources, while this process prepares the database.
const built = isPanelStale(process.cwd()) ? buildPanel() : undefined;
const { run } = await import('../server/run.ts');
await run(async () => {
  const status = await built;
  // The database is complete, so that the next start goes on from here.
  if (status) process.exit(status);
});
if (!isCompressed(FILES)) compressLater();

function runTool(args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, ['--import', 'tsx', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** Builds the panel in a process of its own. @returns its exit code */
async function buildPanel(): Promise<number> {
  // cast: Node passes the code, or null for a child that a signal ended
  const [code] = (await once(runTool(['tools/build.ts', '--uncompressed']), 'exit')) as [
    number | null,
  ];
  return code ?? 1;
}

/** Compresses what was built, on what the processor has left: uncompressed files do as well on one machine. */
function compressLater(): void {
  const { pid } = runTool(['tools/compress.ts', FILES], { UV_THREADPOOL_SIZE: '1' });
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}
