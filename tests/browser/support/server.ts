import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { copyDemoFolder, serverBundle } from './globalSetup.ts';
import { freePort } from '../../support/freePort.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const DELAYS = './tests/browser/support/delayRequests.ts';

/** The panel with its API in a process of its own, as people start it. */
export interface RunningPanel {
  url: string;
  /** Returns the output of the process since it is ready; before that it prints the demo's sign-ins. */
  log(): string;
  /** @param inspect is given the folder of the data before it is deleted */
  stop(inspect?: (folder: string) => void): Promise<void>;
}

/** Collects the output of a process. @returns a function that returns it so far */
function listenTo(child: ChildProcess): () => string {
  const chunks: string[] = [];
  const listen = (chunk: unknown) => void chunks.push(String(chunk));
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  return () => chunks.join('');
}

/** Resolves once the process has printed its last URL; rejects with its output if it ends before. */
async function ready(child: ChildProcess, last: string, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const inspect = () => {
      if (log().includes(last)) resolve();
    };
    child.stdout?.on('data', inspect);
    child.once('exit', (code) => reject(new Error(`The panel ended with ${code}:\n${log()}`)));
  });
}

/**
 * Starts the built panel with a fresh demo account on the embedded database.
 * @param more further environment variables
 */
export async function startPanel(more: Record<string, string> = {}): Promise<RunningPanel> {
  const port = await freePort();
  const dataDir = copyDemoFolder();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '1',
    // Only the test itself may change its data.
    DEMO_LIVE: '0',
    ...more,
  };
  const delays =
    process.env['DELAY_SEED'] === undefined ? [] : ['--import', 'tsx', '--import', DELAYS];
  const start = ['--enable-source-maps', ...delays, serverBundle()];
  const child = spawn(process.execPath, start, { cwd: root, env });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const log = listenTo(child);
  await ready(child, `${url}/sandbox/couples`, log);
  const greeting = log().length;
  return {
    url,
    log: () => log().slice(greeting),
    stop: async (inspect) => {
      child.kill('SIGTERM');
      await ended;
      inspect?.(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
