import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The panel with its API in a process of its own, as people start it. */
export interface RunningPanel {
  url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Resolves once the process says where it is; rejects with its words when it ends before. */
async function ready(child: ChildProcess, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: unknown) => {
      said += String(chunk);
      if (said.includes(url)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The panel ended with ${code}:\n${said}`)));
  });
}

/**
 * Starts the built panel with a fresh demo account on the embedded database.
 * @param more what else its environment says
 */
export async function startPanel(more: Record<string, string> = {}): Promise<RunningPanel> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'panel-browser-'));
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '1',
    // What a test looks at changes by that test alone.
    DEMO_LIVE: '0',
    ...more,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: root, env });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await ready(child, url);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
