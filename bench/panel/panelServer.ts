import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIsStale } from '../../tools/buildIsStale.ts';

const root = resolve(import.meta.dirname, '../..');
const program = fileURLToPath(new URL('./servePanel.ts', import.meta.url));

export interface PanelServer {
  address: string;
  stop(): Promise<void>;
}

/** The built panel and the API with the demo account on a new embedded database, all in `folder`. */
export async function startPanelServer(folder: string): Promise<PanelServer> {
  buildWhereStale();
  // A build that is made meanwhile takes the files of this one away.
  const panel = join(folder, 'panel');
  await cp(join(root, 'dist/panel'), panel, { recursive: true });
  const child = fork(program, [panel], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '1', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [said] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  if (typeof said !== 'string') throw new Error('The server did not start');
  return {
    address: said,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function buildWhereStale(): void {
  if (!buildIsStale(root)) return;
  const args = ['--import', 'tsx', 'tools/build.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The panel could not be built');
}
