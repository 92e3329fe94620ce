import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Names the folder in the environment of the workers. */
const VARIABLE = 'BROWSER_DEMO_FOLDER';

/** Seeds the demo account once for all servers of a run. @returns what deletes it */
export default async function demoFolder(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'panel-demo-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/browser/support/seedDemo.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) {
    remove();
    throw new Error(`The demo account could not be seeded: exit code ${child.exitCode}`);
  }
  process.env[VARIABLE] = folder;
  return remove;
}

/** Makes a data folder with the demo account for one server. */
export function copyDemoFolder(): string {
  const source = process.env[VARIABLE];
  if (source === undefined) throw new Error(`${VARIABLE} is set by the global setup`);
  const folder = mkdtempSync(join(tmpdir(), 'panel-browser-'));
  cpSync(source, folder, { recursive: true });
  return folder;
}
