/** Milliseconds after which a sign-out or sign-in no longer waits for the database. */
const TIMEOUT_MS = 1000;

/** Owner of a stored file: a resource, the user, and a mark of an impersonation. */
const OWNER = /^\S+ (\d+)( support)?$/;

/**
 * Deletes all stored files of upload queues, at a sign-out. The database stays, because another tab may have it
 * open, and its deletion would wait for that tab. Never rejects.
 */
export const forgetUploads = (): Promise<void> => change((files) => files.clear());

/**
 * Deletes the stored files of other users, at a sign-in. The user's own files stay: their session may have ended
 * during the upload. Those of a registration belong to its link. Never rejects.
 */
export const forgetUploadsOfOthers = (userId: number): Promise<void> =>
  change((files) => {
    const request = files.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      // cast: the upload queue stores nothing else
      const { owner } = cursor.value as { owner: string };
      if (![undefined, `${userId}`].includes(OWNER.exec(owner)?.[1])) cursor.delete();
      cursor.continue();
    };
  });

/** Changes the files in one transaction; creates no database. Resolves in any case. */
const change = (work: (files: IDBObjectStore) => void) =>
  new Promise<void>((resolve) => {
    const done = () => resolve();
    setTimeout(done, TIMEOUT_MS);
    try {
      // The database of src/engine/list/uploads/uploadStore.ts, whose code is not loaded at the sign-in.
      const request = indexedDB.open('uploads');
      // There is none; it is not created either.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = done;
      request.onsuccess = () => {
        const database = request.result;
        const transaction = database.transaction('files', 'readwrite');
        transaction.oncomplete = done;
        work(transaction.objectStore('files'));
        // Once the transaction has ended.
        database.close();
      };
    } catch {
      // This browser stores nothing.
      done();
    }
  });
