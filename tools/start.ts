import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../server/projectFolder.ts';
import { isPanelStale, PANEL, QUICK_PANEL } from './buildIsStale.ts';
import { isCompressed } from './compressFolder.ts';

const root = process.cwd();
// The build of `npm run build` if it is up to date, otherwise one that takes half the time.
const panel = isPanelStale(root, PANEL) ? QUICK_PANEL : PANEL;
// Builds a missing or stale panel while this process prepares the database. The bundler and the server load in
// parallel.
const builder = isPanelStale(root, panel) ? loadBuilder() : undefined;
const { run } = await import('../server/run.ts');
const { checkStart, failStart } = await import('../server/startChecks.ts');
await checkStart(process.env).catch(failStart);
builder?.send('build');
await run(join(root, panel), async () => {
  const status = await builder?.ended;
  // The database is prepared by now, so that the next start can use it.
  if (status) process.exit(status);
});
if (!isCompressed(join(panel, 'assets'))) completeLater();

/** Returns the arguments of node for a tool. */
function toolArguments(name: string): string[] {
  return ['--import', import.meta.resolve('tsx'), join(projectFolder, 'tools', name)];
}

/** Spawns a process that builds the panel after the message; `ended` resolves to its exit code. */
function loadBuilder() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.js'), '--quick'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Only one thread works on the database, so the build's threads give way to it; both end at about the same time.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // Builds nothing if the start fails its checks.
  process.once('exit', () => child.kill());
  // cast: Node passes the code, or null for a child that a signal ended
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  return { ended, send: (message: string) => child.send(message) };
}

/**
 * Completes the quick build in the background: on one machine, uncompressed files are as fast, and a browser that
 * gets no sign-in form with the page renders it. The next start finds both.
 */
function completeLater(): void {
  const { pid } = spawn(process.execPath, [...toolArguments('completeBuild.ts'), panel], {
    stdio: 'inherit',
    env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
  });
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}
