import { firebaseRealtime, type FirebaseOptions } from './firebase.ts';
import { localRealtime } from './local.ts';
import type { RealtimePort } from './port.ts';

export interface RealtimeConfiguration {
  /** Undefined makes panels use the API's own event stream. */
  firebase?: FirebaseOptions | undefined;
}

/** Creates the configured realtime port. */
export const chooseRealtime = ({ firebase }: RealtimeConfiguration): RealtimePort =>
  firebase ? firebaseRealtime(firebase) : localRealtime;

/** Origins where Firebase's client signs in and renews its token. */
const SIGN_IN = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Returns the hosts that the page must be allowed to connect to; Firebase redirects listeners to further hosts.
 */
export function realtimeHosts({ firebase }: RealtimeConfiguration): string[] {
  if (!firebase) return [];
  const { databaseUrl, emulatorUrl } = firebase;
  const { host, hostname, protocol } = new URL(databaseUrl);
  const domain = /(?:^|\.)(firebaseio\.com|firebasedatabase\.app)$/.exec(hostname)?.[1];
  const sockets = `${protocol === 'https:' ? 'wss' : 'ws'}://${domain ? `*.${domain}` : host}`;
  return [sockets, ...(emulatorUrl ? [new URL(emulatorUrl).origin] : SIGN_IN)];
}
