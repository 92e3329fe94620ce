import { createStore, del, entries, set } from 'idb-keyval';
import type { KeptUpload, UploadStore } from './UploadItem.ts';

/** Milliseconds after which the files of an abandoned queue are deleted. */
const MAX_AGE_MS = 3 * 24 * 3_600_000;

const database = () => createStore('uploads', 'files');
type Database = ReturnType<typeof database>;

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
    navigator.locks.request(`upload-${id}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

const releases = new Map<string, () => void>();

/**
 * Creates a store of files in IndexedDB, as buffers, because private windows of some browsers do not store blobs.
 * If nothing can be stored, the queue works in memory only.
 */
export function createUploadStore(): UploadStore {
  let opened: Database | undefined;
  const open = () => (opened ??= database());
  const remove = async (id: string) => {
    releases.get(id)?.();
    releases.delete(id);
    await attempt(() => del(id, open()));
  };
  return {
    remove,
    put: async (upload) => {
      await claim(upload.id);
      await attempt(() => set(upload.id, upload, open()));
    },
    load: async (owner) => {
      const all = (await attempt(() => entries<string, KeptUpload>(open()))) ?? [];
      const mine: KeptUpload[] = [];
      for (const [id, upload] of all) {
        if (Date.now() - upload.addedAt > MAX_AGE_MS) await remove(id);
        else if (upload.owner === owner && (await claim(id))) mine.push(upload);
      }
      return mine.toSorted((a, b) => a.addedAt - b.addedAt);
    },
  };
}

async function attempt<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}
