import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Server from '../server/run.ts';
import { checkStart, failStart } from '../server/startChecks.ts';
import { isPanelStale } from './buildIsStale.ts';
import { isCompressed } from './compressFolder.ts';
import { serverConfig } from './serverConfig.ts';

const FILES = join('dist', 'panel', 'assets');

await checkStart(process.env).catch(failStart);
// The panel is built when it is missing or older than its sources, while this process prepares the database.
const built = isPanelStale(process.cwd()) ? buildPanel() : undefined;
const { run } = await importServer();
await run(async () => {
  const status = await built;
  // The database is complete, so that the next start goes on from here.
  if (status) process.exit(status);
});
if (!isCompressed(FILES)) compressLater();

/**
 * Bundles the server, which takes less time than to load its seven hundred files one by one.
 * @returns the module `server/run.ts`
 */
async function importServer(): Promise<typeof Server> {
  const folder = resolve('dist/start');
  process.setSourceMapsEnabled(true);
  const { NODE_ENV } = process.env;
  await build({
    ...serverConfig,
    // What another start of this folder imports later stays.
    build: { ...serverConfig.build, ssr: 'server/run.ts', outDir: folder, emptyOutDir: false },
    configFile: false,
    logLevel: 'warn',
  });
  // Vite sets it to production, which would demand a database and a mail server.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  const { href } = pathToFileURL(join(folder, 'run.js'));
  // cast: it is built from that module
  return (await import(href)) as typeof Server;
}

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
