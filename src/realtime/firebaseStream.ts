import { deleteApp, initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
} from '@firebase/auth';
import {
  forceWebSockets,
  get,
  getDatabase,
  onValue,
  ref,
  type Database,
  type DatabaseReference,
} from '@firebase/database';
import type { Schemas } from '#contract/types.ts';
import { watchUser } from './firebaseWatch.ts';
import type { StreamItem, Listen } from './RealtimeService.ts';
import { AsyncQueue } from './AsyncQueue.ts';

type Firebase = NonNullable<Schemas['RealtimeAccess']['firebase']>;

/**
 * Count of ids before the last event that is read again; several server processes publish at once,
 * so that ids may arrive out of order.
 */
const OVERLAP = 1000;
/** Time limits of the operations of a connection, ms. */
const TIMES = {
  /** Until the connection has opened or failed. */
  open: 15_000,
  /** Interval between two probes of the connection. */
  probe: 30_000,
  /** Timeout of a probe. */
  answer: 10_000,
  /** Interval after which access is requested from the API again; a signed-out user receives no further events. */
  access: 15 * 60_000,
};

// Long polling loads scripts from the database's host, which the page's CSP forbids.
forceWebSockets();

/** Count of connections, used in app names: two apps that overlap need different names. */
let opened = 0;

/**
 * Ends the queue when the connection breaks. The SDK would reconnect without checking access at the
 * API.
 */
function endWhenBroken(database: Database, received: AsyncQueue<StreamItem>): void {
  let wasConnected = false;
  onValue(ref(database, '.info/connected'), (connected) => {
    if (connected.val() === true) wasConnected = true;
    else if (wasConnected) received.end();
  });
}

/**
 * Probes the database at an interval and ends the queue if a probe is not answered; a suspended
 * network closes no socket.
 * @returns the function that stops the probes
 */
function endWhenSilent(
  path: DatabaseReference,
  received: AsyncQueue<StreamItem>,
  { probe: everyMs, answer: withinMs }: typeof TIMES,
): () => void {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const probe = setInterval(() => {
    // One probe at a time.
    if (silence !== undefined) return;
    silence = setTimeout(() => received.end(), withinMs);
    get(path).then(
      () => {
        clearTimeout(silence);
        silence = undefined;
      },
      (error: unknown) => received.end(error),
    );
  }, everyMs);
  return () => {
    clearInterval(probe);
    clearTimeout(silence);
  };
}

/**
 * Returns a user's event stream at `customer_users/{uuid}` of a Firebase Realtime Database, by
 * Firebase's client. It repeats some events before the last one; the listener drops duplicates by
 * id.
 * @param first id of the event after which the panel began
 */
export function firebaseStream(
  firebase: Firebase,
  uuid: string,
  first: number,
  times = TIMES,
): Listen {
  return async function* listen(after, signal) {
    opened += 1;
    const { databaseUrl: databaseURL, apiKey, token, emulatorUrl } = firebase;
    const app = initializeApp({ apiKey, databaseURL }, `realtime ${opened}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    const database = getDatabase(app);
    const received = new AsyncQueue<StreamItem>(signal);
    endWhenBroken(database, received);
    let timer = setTimeout(() => received.end(new Error('The database is away')), times.open);
    let stopProbes = () => {};
    const open = async () => {
      await signInWithCustomToken(auth, token);
      await watchUser(database, uuid, Math.max(first, after - OVERLAP), received);
      if (received.hasEnded) return;
      clearTimeout(timer);
      timer = setTimeout(() => received.end(), times.access);
      stopProbes = endWhenSilent(ref(database, `presence/${uuid}/probe`), received, times);
      received.add('open');
    };
    open().catch((error: unknown) => received.end(error));
    try {
      yield* received;
    } finally {
      received.end();
      clearTimeout(timer);
      stopProbes();
      await deleteApp(app);
    }
  };
}
