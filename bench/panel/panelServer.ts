import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIsStale } from '../../tools/buildIsStale.ts';
import { buildAnchor } from './buildAnchor.ts';
import { anchors, ours, type Anchor, type Subject } from './subjects.ts';

const root = resolve(import.meta.dirname, '../..');
const program = fileURLToPath(new URL('./servePanel.ts', import.meta.url));

export interface PanelServer {
  /** Measured subjects with their URLs. */
  served: readonly { subject: Subject; address: string }[];
  stop(): Promise<void>;
}

/**
 * Serves the built panel, its anchors and the API with the demo account on an embedded database, all in `folder`. The
 * database is new if `folder/data` holds none.
 */
export async function startPanelServer(
  folder: string,
  compared: readonly Anchor[] = anchors,
): Promise<PanelServer> {
  buildWhereStale();
  // A copy, because a later build deletes these files.
  const panel = join(folder, 'panel');
  await cp(join(root, 'dist/panel'), panel, { recursive: true });
  const pages = [panel];
  for (const { name, entry } of compared) {
    const page = join(folder, name);
    await buildAnchor(entry, page);
    pages.push(page);
  }
  const child = fork(program, pages, {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '1', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  return {
    served: [ours, ...compared].map((subject, at) => ({
      subject,
      address: addressOf(message, at),
    })),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function addressOf(message: unknown, at: number): string {
  const address: unknown = Array.isArray(message) ? message[at] : undefined;
  if (typeof address !== 'string') throw new Error('The server did not start');
  return address;
}

function buildWhereStale(): void {
  if (!buildIsStale(root)) return;
  const args = ['--import', 'tsx', 'tools/build.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The panel could not be built');
}
