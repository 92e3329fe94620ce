import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { run } from '../server/run.ts';
import { checkStart, failStart } from '../server/startChecks.ts';
import { isPanelStale, PANEL, QUICK_PANEL } from './buildIsStale.ts';
import { isCompressed } from './compressFolder.ts';

await checkStart(process.env).catch(failStart);
const root = process.cwd();
// The build of `npm run build` if it is up to date, otherwise one that takes half the time.
const panel = isPanelStale(root, PANEL) ? QUICK_PANEL : PANEL;
// Builds a missing or stale panel while this process prepares the database.
const built = isPanelStale(root, panel) ? buildPanel() : undefined;
await run(join(root, panel), async () => {
  const status = await built;
  // The database is prepared by now, so that the next start can use it.
  if (status) process.exit(status);
});
const files = join(panel, 'assets');
if (!isCompressed(files)) compressLater(files);

function runTool(args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, ['--import', 'tsx', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** Builds the panel in a separate process. @returns its exit code */
async function buildPanel(): Promise<number> {
  // cast: Node passes the code, or null for a child that a signal ended
  const [code] = (await once(runTool(['tools/build.ts', '--quick']), 'exit')) as [number | null];
  return code ?? 1;
}

/** Compresses the build in the background: on one machine, uncompressed files are as fast. */
function compressLater(folder: string): void {
  const { pid } = runTool(['tools/compress.ts', folder], { UV_THREADPOOL_SIZE: '1' });
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}
