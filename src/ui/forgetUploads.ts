/** Database and store of the upload queues, whose own code may not be loaded at a sign-out. */
export const DATABASE = 'uploads';
export const STORE = 'files';

/** Milliseconds after which a sign-out no longer waits for the database. */
const TIMEOUT_MS = 1000;

/**
 * Deletes all stored files of upload queues, at a sign-out. The database stays, because another tab may have it
 * open, and its deletion would wait for that tab. Never rejects.
 */
export const forgetUploads = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    try {
      clear(resolve);
    } catch {
      // This browser stores nothing.
      resolve();
    }
  });

function clear(resolve: () => void): void {
  const request = indexedDB.open(DATABASE);
  // There is none; it is not created either.
  request.onupgradeneeded = () => request.transaction?.abort();
  request.onerror = (event) => {
    event.preventDefault();
    resolve();
  };
  request.onsuccess = () => {
    const database = request.result;
    const done = () => {
      database.close();
      resolve();
    };
    if (!database.objectStoreNames.contains(STORE)) return done();
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.oncomplete = done;
    transaction.onabort = done;
    transaction.objectStore(STORE).clear();
  };
}
