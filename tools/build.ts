import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { formsConfig } from '../vite.config.ts';
import { compressFolder } from './compressFolder.ts';

const PANEL = 'dist/panel';

await build({ logLevel: 'warn' });
await build({ ...formsConfig, configFile: false, logLevel: 'warn' });
compressFolder(join(PANEL, 'assets'));
const name = createHash('sha256')
  .update(readFileSync(join(PANEL, 'index.html')))
  .digest('hex')
  .slice(0, 12);
writeFileSync(join(PANEL, 'build.txt'), name);
process.stdout.write(`dist/panel is built (${name})\n`);
