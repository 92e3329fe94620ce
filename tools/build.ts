import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const PANEL = 'dist/panel';
const COMPRESSED = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Compresses each file once, as hard as it goes, so that no request has to. */
function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!COMPRESSED.test(name)) continue;
    const path = join(folder, name);
    const small = brotliCompressSync(readFileSync(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    });
    writeFileSync(`${path}.br`, small);
  }
}

await build({ logLevel: 'warn' });
compress(join(PANEL, 'assets'));
const name = createHash('sha256')
  .update(readFileSync(join(PANEL, 'index.html')))
  .digest('hex')
  .slice(0, 12);
writeFileSync(join(PANEL, 'build.txt'), name);
process.stdout.write(`dist/panel is built (${name})\n`);
