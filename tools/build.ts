import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { routeChunks } from './routeChunks.ts';
import { formsConfig, widgetConfig } from '../vite.config.ts';
import type { Chunks } from './chunkGraph.ts';
import { compressFolder } from './compressFolder.ts';
import { serverConfig } from './serverConfig.ts';

const PANEL = 'dist/panel';
const PANEL_FILES = join(PANEL, 'assets');

await build({ logLevel: 'warn' });
await build({ ...formsConfig, configFile: false, logLevel: 'warn' });
await build({ ...serverConfig, configFile: false, logLevel: 'warn' });
await build({ ...widgetConfig, configFile: false, logLevel: 'warn' });
const page = join(PANEL, 'index.html');
// cast: Vite writes this shape
const chunks = JSON.parse(readFileSync(join(PANEL, '.vite/manifest.json'), 'utf8')) as Chunks;
const files = JSON.stringify(routeChunks(chunks));
writeFileSync(page, readFileSync(page, 'utf8').replace('%SCREEN_FILES%', files));
const name = createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12);
writeFileSync(join(PANEL, 'build.txt'), name);
// Takes as long as all the rest; `npm start` does it once people are let in.
if (!process.argv.includes('--uncompressed')) await compressFolder(PANEL_FILES);
process.stdout.write(`dist/panel is built (${name})\n`);
