import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder } from '../server/projectFolder.ts';
import { serverConfig } from './serverConfig.ts';

let built: Promise<string> | undefined;

/** Builds the server as `npm run build` does into a folder of its own, once a process. @returns path of its entry */
export function buildServer(): Promise<string> {
  built ??= buildInCache();
  return built;
}

async function buildInCache(): Promise<string> {
  // Inside the project, so that Node resolves its packages.
  const cache = join(projectFolder, '.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'built-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const ssr = { ...serverConfig.build, outDir };
  await build({ ...serverConfig, build: ssr, configFile: false, logLevel: 'warn' });
  return join(outDir, 'main.js');
}
