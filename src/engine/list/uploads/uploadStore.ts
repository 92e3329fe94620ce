import { createStore, del, entries, set } from 'idb-keyval';
import type { KeptUpload, UploadStore } from './UploadItem.ts';

/** Milliseconds after which files of an abandoned queue are dropped. */
const MAX_AGE_MS = 3 * 24 * 3_600_000;

const database = () => createStore('uploads', 'files');
type Database = ReturnType<typeof database>;

/** Marks a file as this tab's until it is stored or the tab is closed; false if another tab is sending it. */
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
 * Keeps files in IndexedDB, as buffers: private windows of some browsers refuse blobs. Where nothing can be kept,
 * the queue goes on in memory.
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
