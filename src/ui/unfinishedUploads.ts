/** A queue of uploads of this page. */
interface Uploads {
  /** Returns the number of files that are not uploaded yet. */
  count: () => number;
  /** Stops the uploads for good. */
  close: () => void;
  /** Sends the files again that wait for a connection or a session. */
  reconnect: () => void;
}

const queues = new Set<Uploads>();

/** Registers a queue for sign-out and sign-in; queues live as long as the page. */
export const registerUploads = (uploads: Uploads): void => void queues.add(uploads);

/** Returns the number of files of this page that are not uploaded yet. */
export const countUnfinishedUploads = (): number =>
  [...queues].reduce((sum, { count }) => sum + count(), 0);

/** Stops the uploads of this page, so that leaving it asks nothing and stores nothing. */
export function closeUploads(): void {
  for (const { close } of queues) close();
}

/** Continues the uploads of this page once a lost session is restored. */
export function reconnectUploads(): void {
  for (const { reconnect } of queues) reconnect();
}
