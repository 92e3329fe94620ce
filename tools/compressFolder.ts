import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const COMPRESSED = /\.(m?js|css|svg|json|txt|webmanifest)$/;

/** Compresses each file once, as hard as it goes, so that no request has to. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!COMPRESSED.test(name)) continue;
    const path = join(folder, name);
    const small = brotliCompressSync(readFileSync(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    });
    writeFileSync(`${path}.br`, small);
  }
}
