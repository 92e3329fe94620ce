import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { processStart } from './processStart.ts';

/** Error if the folder of the embedded database is open in this or another process. */
export class DataFolderInUse extends Error {
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, owner: Owner) {
    super(
      `The data folder ${folder} is in use by process ${owner.pid} on ${owner.host}. ` +
        'Two processes on one folder would destroy the data: stop the other one first, or choose another folder.',
    );
    this.name = 'DataFolderInUse';
    this.folder = folder;
    this.pid = owner.pid;
  }
}

export interface FolderLock {
  release(): void;
}

interface Owner {
  pid: number;
  start: string;
  host: string;
  held: boolean;
}

const HEARTBEAT_MS = 5_000;
/**
 * Milliseconds without a heartbeat after which an owner on another machine or in another container is considered
 * dead.
 */
const FOREIGN_SILENCE_MS = 30_000;

/**
 * Locks an existing folder against every other process until release() or the end of this process, kill -9
 * included. The locks are numbered files beside the folder, and the highest number counts. A takeover creates the
 * next number, which only one process can; the highest file is never removed, so no number is reused.
 * @throws DataFolderInUse if another process holds the lock
 */
export function lockFolder(dataDir: string): FolderLock {
  const folder = realpathSync(dataDir);
  const locks = `${folder}.lock`;
  mkdirSync(locks, { recursive: true });
  const me: Owner = {
    pid: process.pid,
    start: processStart(process.pid) ?? '',
    host: hostname(),
    held: true,
  };

  for (;;) {
    const latest = highest(locks);
    const owner = latest > 0 ? readOwner(locks, latest) : undefined;
    if (owner && isHeld(owner, fileOf(locks, latest))) throw new DataFolderInUse(folder, owner);
    const mine = latest + 1;
    if (!create(locks, mine, me)) continue;
    if (highest(locks) === mine) {
      removeBelow(locks, mine);
      return hold(locks, mine, me);
    }
    rmSync(fileOf(locks, mine), { force: true });
  }
}

function hold(locks: string, number: number, me: Owner): FolderLock {
  const file = fileOf(locks, number);
  const beat = () => ignoring('ENOENT', () => utimesSync(file, new Date(), new Date()));
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  heartbeat.unref();
  let released = false;
  return {
    release() {
      if (released) return;
      released = true;
      clearInterval(heartbeat);
      ignoring('ENOENT', () => renameSync(writeClaim(locks, { ...me, held: false }), file));
    },
  };
}

function isHeld(owner: Owner, file: string): boolean {
  if (!owner.held) return false;
  if (owner.host !== hostname()) {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - modified < FOREIGN_SILENCE_MS;
  }
  const start = processStart(owner.pid);
  if (start === undefined) return false;
  return start === owner.start || start === '' || owner.start === '';
}

/** Creates a lock file atomically. @returns false if another process was first */
function create(locks: string, number: number, owner: Owner): boolean {
  const claim = writeClaim(locks, owner);
  try {
    // A link appears atomically with its contents, unlike a file that is created and then written.
    return ignoring('EEXIST', () => linkSync(claim, fileOf(locks, number)));
  } finally {
    rmSync(claim);
  }
}

function writeClaim(locks: string, owner: Owner): string {
  const claim = path.join(locks, `claim-${randomUUID()}`);
  writeFileSync(claim, JSON.stringify(owner));
  return claim;
}

/**
 * Returns the owner of a lock; undefined if the file is missing or damaged (power failure), which means that the
 * lock is free.
 */
function readOwner(locks: string, number: number): Owner | undefined {
  let text = '';
  ignoring('ENOENT', () => {
    text = readFileSync(fileOf(locks, number), 'utf8');
  });
  const owner = parsed(text);
  return isOwner(owner) ? owner : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOwner(value: unknown): value is Owner {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, start, host, held }: Partial<Record<keyof Owner, unknown>> = value;
  return (
    Number.isInteger(pid) &&
    typeof start === 'string' &&
    typeof host === 'string' &&
    typeof held === 'boolean'
  );
}

/** Returns true if `work` succeeded, false if it failed with that error code; rethrows other errors. */
function ignoring(code: string, work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return false;
    throw error;
  }
}

function fileOf(locks: string, number: number): string {
  return path.join(locks, String(number));
}

function numbers(locks: string): number[] {
  return readdirSync(locks)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function highest(locks: string): number {
  return Math.max(0, ...numbers(locks));
}

function removeBelow(locks: string, limit: number): void {
  for (const number of numbers(locks)) {
    if (number < limit) rmSync(fileOf(locks, number), { force: true });
  }
}
