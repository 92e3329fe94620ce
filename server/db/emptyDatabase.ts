import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const MIB = 1024 * 1024;

/** Returns the files of an empty database, which load in half the time of creating them. */
export async function emptyDatabase(): Promise<Blob> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  return dataDir();
}

/**
 * Writes the files of an empty database into a folder, faster than through PGlite's file system. An interrupted
 * call leaves a folder without PG_VERSION, which the next one completes.
 */
export async function writeEmptyDatabase(folder: string): Promise<void> {
  const [archive, { parseTar }] = await Promise.all([emptyDatabase(), import('nanotar')]);
  const packed = Buffer.from(await archive.arrayBuffer());
  const files = parseTar(await promisify(gunzip)(packed, { chunkSize: 4 * MIB }));
  const last = ({ name }: { name: string }) => (name === 'PG_VERSION' ? 1 : 0);
  for (const { name, type, data } of files.toSorted((a, b) => last(a) - last(b))) {
    const path = join(folder, name);
    mkdirSync(type === 'directory' ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (type === 'file') writeFileSync(path, data ?? '', { mode: 0o600 });
  }
}
