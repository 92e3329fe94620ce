import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { DATABASE, STORE } from '../../../ui/forgetUploads.ts';
import type { PersistedUpload, UploadStore } from './UploadItem.ts';
import { isOfOtherUser } from './uploadOwner.ts';

/** Milliseconds after which the files of an abandoned queue are deleted. */
const MAX_AGE_MS = 3 * 24 * 3_600_000;

// The constants' module empties the store at a sign-out; imported here, it is loaded when the connection is lost.
const database = () => createStore(DATABASE, STORE);
type Database = ReturnType<typeof database>;

/** Key of a file: its owner, the time of its addition, its id. Files are found without reading their content. */
type Key = [owner: string, addedAt: number, id: string];

const readKeys = async (opened: Database): Promise<Key[]> =>
  (await attempt(() => keys<Key>(opened))) ?? [];

const lockName = (id: string) => `upload-${id}`;

/**
 * Claims a file for this tab until it is stored or the tab is closed; resolves to false if another tab is sending
 * it.
 */
function claim(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<void>((release) => releases.set(id, release)) : undefined;
    };
    navigator.locks.request(lockName(id), { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

/**
 * Returns the key of a pause in the session storage, which ends with the tab: another tab does not inherit a pause.
 */
const pauseKey = (owner: string) => `uploads.paused ${owner}`;

const releases = new Map<string, () => void>();

/**
 * Creates a store of files in IndexedDB, as buffers, because private windows of some browsers do not store blobs.
 * If nothing can be stored, the queue works in memory only.
 */
export function createUploadStore(): UploadStore {
  let opened: Database | undefined;
  const open = () => (opened ??= database());
  const remove = async (id: string) => {
    const own = (await readKeys(open())).filter((key) => key[2] === id);
    await attempt(() => delMany(own, open()));
    // Released last: another tab would otherwise claim the file and send it again.
    releases.get(id)?.();
    releases.delete(id);
  };
  return {
    remove,
    put: async (upload) => {
      await claim(upload.id);
      const stored = await attempt(async () => {
        await set([upload.owner, upload.addedAt, upload.id], upload, open());
        return true;
      });
      return stored ?? false;
    },
    load: async (owner) => {
      const all = await readKeys(open());
      const expired = all.filter(isExpired);
      if (expired.length > 0) await attempt(() => delMany(expired, open()));
      const own = all.filter((key) => key[0] === owner && !isExpired(key));
      // All are claimed before the first one is read, which takes time.
      const claimed = await Promise.all(own.map(([, , id]) => claim(id)));
      const mine: PersistedUpload[] = [];
      // In the order of their keys, which is that of their addition.
      for (const key of own.filter((_, index) => claimed[index])) {
        const upload = await attempt(() => get<PersistedUpload>(key, open()));
        if (upload) mine.push(upload);
      }
      return mine;
    },
    isPaused: (owner) => sessionStorage.getItem(pauseKey(owner)) !== null,
    setPaused: (owner, isPaused) => {
      if (isPaused) sessionStorage.setItem(pauseKey(owner), '');
      else sessionStorage.removeItem(pauseKey(owner));
    },
  };
}

const isExpired = ([, addedAt]: Key): boolean => Date.now() - addedAt > MAX_AGE_MS;

/** Deletes the files of other customer users, which they left in this browser without signing out. */
export async function removeUploadsOfOthers(user: unknown): Promise<void> {
  const opened = database();
  const others = (await readKeys(opened)).filter(([owner]) => isOfOtherUser(owner, user));
  if (others.length > 0) await attempt(() => delMany(others, opened));
}

/** Counts the files of each owner that were left by an earlier page and that no tab is sending. */
export async function countInterruptedUploads(): Promise<ReadonlyMap<string, number>> {
  const claimed = await attempt(() => navigator.locks.query());
  const names = new Set(claimed?.held?.map(({ name }) => name));
  const counts = new Map<string, number>();
  for (const key of await readKeys(database())) {
    const [owner, , id] = key;
    if (!isExpired(key) && !names.has(lockName(id)))
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return counts;
}

async function attempt<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}
