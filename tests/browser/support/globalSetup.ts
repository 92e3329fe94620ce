import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForNode } from '../../../tools/bundleForNode.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Names the folder in the environment of the workers. */
const DEMO_FOLDER = 'BROWSER_DEMO_FOLDER';

/** Names the server's bundle in the environment of the workers. */
const SERVER_BUNDLE = 'BROWSER_SERVER';

/** Bundles the server and seeds the demo account once for all servers of a run. @returns what deletes it */
export default async function globalSetup(): Promise<() => void> {
  process.env[SERVER_BUNDLE] = await bundleForNode('server/main.ts', 'dist/tests');
  const folder = mkdtempSync(join(tmpdir(), 'panel-demo-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const seed = await bundleForNode('tests/browser/support/seedDemo.ts', 'dist/tests');
  const child = spawn(process.execPath, ['--enable-source-maps', seed], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) {
    remove();
    throw new Error(`The demo account could not be seeded: exit code ${child.exitCode}`);
  }
  process.env[DEMO_FOLDER] = folder;
  return remove;
}

/** Returns the path of the server's bundle. */
export const serverBundle = (): string => fromSetup(SERVER_BUNDLE);

/** Makes a data folder with the demo account for one server. */
export function copyDemoFolder(): string {
  const source = fromSetup(DEMO_FOLDER);
  const folder = mkdtempSync(join(tmpdir(), 'panel-browser-'));
  cpSync(source, folder, { recursive: true });
  return folder;
}

/** Returns the path in a variable of the global setup. @throws Error without it */
function fromSetup(variable: string): string {
  const path = process.env[variable];
  if (path === undefined) throw new Error(`${variable} is set by the global setup`);
  return path;
}
