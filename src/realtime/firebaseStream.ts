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
import type { Heard, Listen } from './RealtimeService.ts';
import { AsyncQueue } from './AsyncQueue.ts';

type Firebase = NonNullable<Schemas['RealtimeAccess']['firebase']>;

/** Several processes may hand on at once: events this far behind the last one may still be on their way. */
const OVERLAP = 1000;
/** Time limits of the operations of a connection, ms. */
const TIMES = {
  /** It stands by then, or is given up. */
  open: 15_000,
  /** Between two questions whether the database is still there. */
  probe: 30_000,
  /** For the answer. */
  answer: 10_000,
  /** Then the API is asked anew for access: who was signed out hears no more. */
  access: 15 * 60_000,
};

// The other way loads scripts from the database's host, which the page's policy forbids.
forceWebSockets();

/** Connections may follow each other closely, each an app with a name of its own. */
let opened = 0;

/** Ends what is received where the connection breaks, which the client would mend without asking the API. */
function endWhenBroken(database: Database, received: AsyncQueue<Heard>): void {
  let stood = false;
  onValue(ref(database, '.info/connected'), (connected) => {
    if (connected.val() === true) stood = true;
    else if (stood) received.end();
  });
}

/** A network that fell asleep closes nothing: asks again and again whether the database answers. @returns ends the asking */
function endWhenSilent(
  path: DatabaseReference,
  received: AsyncQueue<Heard>,
  { probe: everyMs, answer: withinMs }: typeof TIMES,
): () => void {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const probe = setInterval(() => {
    // One question at a time.
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
 * A user's events at `customer_users/{uuid}` of a Firebase Realtime Database, by its own client. Comes
 * some events before the last one again: who listens knows them by their ids.
 * @param first id of the event that the panel began after
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
    const received = new AsyncQueue<Heard>(signal);
    endWhenBroken(database, received);
    let timer = setTimeout(() => received.end(new Error('The database is away')), times.open);
    let stopAsking = () => {};
    const open = async () => {
      await signInWithCustomToken(auth, token);
      await watchUser(database, uuid, Math.max(first, after - OVERLAP), received);
      if (received.hasEnded) return;
      clearTimeout(timer);
      timer = setTimeout(() => received.end(), times.access);
      stopAsking = endWhenSilent(ref(database, `presence/${uuid}/probe`), received, times);
      received.add('open');
    };
    open().catch((error: unknown) => received.end(error));
    try {
      yield* received;
    } finally {
      received.end();
      clearTimeout(timer);
      stopAsking();
      await deleteApp(app);
    }
  };
}
