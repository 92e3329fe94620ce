import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { formsConfig, widgetConfig } from '../vite.config.ts';
import { buildPart } from './buildPart.ts';
import { PANEL, QUICK_MODE, QUICK_PANEL } from './buildIsStale.ts';
import type { Chunks } from './chunkGraph.ts';
import { compressFolder } from './compressFolder.ts';
import { routeChunks } from './routeChunks.ts';
import { serverConfig } from './serverConfig.ts';

// `--quick`, for `npm start`: only the panel, split by the bundler's defaults, in half the time. completeBuild.ts
// adds the rest while it is served.
const isQuick = process.argv.includes('--quick');
const panel = isQuick ? QUICK_PANEL : PANEL;

if (isQuick) await parentMessage();
// Vite reads vite.config.ts itself, because functions in it are serialized into the page.
await buildPart({ mode: isQuick ? QUICK_MODE : 'production' }, panel);
await buildPart({ ...widgetConfig, configFile: false }, panel);
const page = join(panel, 'index.html');
writeFileSync(page, readFileSync(page, 'utf8').replace('%SCREEN_FILES%', screenFiles));
const name = createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12);
if (!isQuick) {
  await buildPart({ ...formsConfig, configFile: false }, panel);
  await build({ ...serverConfig, configFile: false, logLevel: 'warn' });
  // Takes as long as everything else.
  await compressFolder(join(panel, 'assets'));
}
writeFileSync(join(panel, 'build.txt'), name);
process.stdout.write(`${panel} is built (${name})\n`);

/** Resolves at the message of the parent process, which runs the checks of the start meanwhile. */
async function parentMessage(): Promise<void> {
  if (!process.send) return;
  const ended = process.connected ? once(process, 'disconnect').then(() => []) : [];
  const [message]: unknown[] = await Promise.race([ended, once(process, 'message')]);
  if (message === undefined) process.exit(1);
  process.disconnect();
}

/** Returns the chunk files of routes for prefetching, as JSON. A quick build has none. */
function screenFiles(): string {
  if (isQuick) return 'null';
  // cast: written by Vite
  const chunks = JSON.parse(readFileSync(join(panel, '.vite/manifest.json'), 'utf8')) as Chunks;
  return JSON.stringify(routeChunks(chunks));
}
