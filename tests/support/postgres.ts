import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { postgresBinaries } from './postgresBinaries.ts';
import { freePort } from './freePort.ts';

export interface RunningPostgres {
  /** `postgres://…` of a superuser on the empty database `postgres` */
  url: string;
  /** stops the server and deletes its data; idempotent */
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** Additional settings of the server. */
  settings?: Readonly<Record<string, string>>;
  /** Copy of the data of a server that the new one continues, with the password of its superuser. */
  restored?: { folder: string; password: string };
}

/** user of the server process: nobody if this process is root, else the same user */
interface Identity {
  uid?: number;
  gid?: number;
}

const startAttempts = 3;

// The keeper detects the end of this process by its standard input: the pipe closes on exit, Ctrl-C and kill -9
// alike; the keeper then stops the server and deletes its data.
const keeper = `
bin=$1 home=$2 port=$3
shift 3
"$bin/postgres" -D "$home/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
  -c fsync=off -c synchronous_commit=off -c full_page_writes=off "$@" </dev/null &
server=$!
exec 3<&0
(cat <&3 >/dev/null; kill -INT $server) 2>/dev/null &
wait $server
rm -rf "$home"`;

/**
 * Starts a temporary PostgreSQL on a free port of 127.0.0.1, from the binaries in node_modules; nothing is
 * installed. With TEST_DATABASE_URL set, that server is used instead and never stopped, except if a test needs
 * settings of its own.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const externalUrl = process.env['TEST_DATABASE_URL'];
  if (externalUrl && !options.settings) return { url: externalUrl, stop: async () => {} };

  const bin = await postgresBinaries();
  const identity = await serverIdentity();
  for (let attempt = 1; ; attempt += 1) {
    const home = await mkdtemp(join(tmpdir(), 'panel-postgres-'));
    try {
      if (identity.uid !== undefined) await chown(home, identity.uid, identity.gid ?? identity.uid);
      const { restored, settings = {} } = options;
      if (restored) await copyData(restored.folder, join(home, 'data'), identity);
      const password = restored?.password ?? (await initialise(bin, home, identity));
      return await launch(bin, home, { password, settings }, identity);
    } catch (error) {
      await rm(home, { recursive: true, force: true });
      const portWasTaken = error instanceof Error && error.message.includes('already in use');
      if (!portWasTaken || attempt === startAttempts) throw error;
    }
  }
}

/** Returns the identity of the server process: PostgreSQL refuses to run as root, so root starts it as nobody. */
async function serverIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8'));
  if (!line)
    throw new Error(
      'PostgreSQL cannot run as root, and this machine has no user “nobody” to run it as',
    );
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

/** Copies the data of a server, owned by the identity of the next one. */
async function copyData(from: string, to: string, { uid, gid }: Identity): Promise<void> {
  const run = promisify(execFile);
  await run('cp', ['-a', from, to]);
  if (uid !== undefined) await run('chown', ['-R', `${uid}:${gid ?? uid}`, to]);
}

async function initialise(bin: string, home: string, identity: Identity): Promise<string> {
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, password);
  const args = ['-D', join(home, 'data'), '-U', 'app', '--auth=password', '-E', 'UTF8'];
  args.push(`--pwfile=${passwordFile}`, '--no-sync', '--no-instructions');
  let refusal = '';
  for (const locale of ['C.UTF-8', 'C']) {
    const child = spawn(join(bin, 'initdb'), [...args, `--locale=${locale}`], {
      ...identity,
      cwd: home,
      env: serverEnv(bin),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const log = collect(child);
    await ended(child);
    if (child.exitCode === 0) return password;
    refusal = log();
  }
  throw new Error(`initdb failed:\n${refusal}`);
}

async function launch(
  bin: string,
  home: string,
  { password, settings }: { password: string; settings: Readonly<Record<string, string>> },
  identity: Identity,
): Promise<RunningPostgres> {
  const port = await freePort();
  const own = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn('/bin/sh', ['-c', keeper, 'keeper', bin, home, String(port), ...own], {
    ...identity,
    cwd: '/',
    env: serverEnv(bin),
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true, // Ctrl-C must reach the server through the pipe only, so that its data is deleted, too
  });
  const log = collect(child);
  const ready = new Promise<void>((resolve) => {
    child.stderr?.on('data', () => {
      if (log().includes('ready to accept connections')) resolve();
    });
  });
  await Promise.race([ready, ended(child)]);
  if (child.exitCode !== null) {
    child.stdin?.end();
    throw new Error(`PostgreSQL did not start:\n${log()}`);
  }
  // A caller that never calls stop must still be able to exit.
  child.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return {
    url: `postgres://app:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.ref();
      child.stdin?.end();
      await ended(child);
    },
  };
}

function serverEnv(bin: string): NodeJS.ProcessEnv {
  // LC_ALL: the messages read above are English only in this locale.
  return { PATH: process.env['PATH'], LC_ALL: 'C', LD_LIBRARY_PATH: join(dirname(bin), 'lib') };
}

/** Collects the child's output. @returns a function that returns it so far */
function collect(child: ChildProcess): () => string {
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (log.length < 20_000) log += chunk.toString();
  });
  return () => log;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
