import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const chunkSize = 2 ** 20;

/**
 * Returns the Chromium of the package @sparticuz/chromium, unpacked once per version to node_modules/.cache (2 s,
 * 200 MB). Its libraries and one font are included, for machines without them; without the system's SQLite library
 * it opens http pages only, which is enough here.
 */
export async function packagedChromium(): Promise<{
  executablePath: string;
  env: Record<string, string>;
}> {
  const root = dirname(
    dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))),
  );
  const cache = join(root, '..', '..', '.cache');
  const target = join(cache, `chromium-${await versionIn(root)}`);
  if (!existsSync(target)) await unpack(join(root, 'bin'), cache, target);
  const libraries = [join(target, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean);
  return {
    executablePath: join(target, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_FILE: join(target, 'fonts.conf') },
  };
}

async function unpack(bin: string, cache: string, target: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${target}-`);
  await Promise.all([
    unpackFile(join(bin, 'chromium.br'), join(draft, 'chromium')),
    unpackTar(join(bin, 'al2023.tar.br'), draft),
    unpackTar(join(bin, 'swiftshader.tar.br'), draft),
    unpackTar(join(bin, 'fonts.tar.br'), draft),
  ]);
  // The package's own font settings contain absolute folders of another machine.
  await writeFile(join(draft, 'fonts.conf'), fontSettings(target));
  // If two processes unpack at once, the later one finds the folder and uses it.
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
}

async function unpackFile(from: string, to: string): Promise<void> {
  const file = createWriteStream(to, { mode: 0o755 });
  await pipeline(createReadStream(from), createBrotliDecompress({ chunkSize }), file);
}

/** Unpacks an archive through a file: a pipe fails if tar closes it at the archive's end, before its padding. */
async function unpackTar(from: string, folder: string): Promise<void> {
  const archive = join(folder, basename(from, '.br'));
  await unpackFile(from, archive);
  await promisify(execFile)('tar', ['-x', '-f', archive, '--no-same-owner', '-C', folder]);
  await rm(archive);
}

/** Returns font settings that add the packaged font to those of the system. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

async function versionIn(root: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const isRecord = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  if (!isRecord || typeof manifest.version !== 'string')
    throw new Error('package.json of the packaged Chromium has no version');
  return manifest.version;
}
