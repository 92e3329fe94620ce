import { firebaseRealtime, type FirebaseOptions } from './firebase.ts';
import { localRealtime } from './local.ts';
import type { RealtimePort } from './port.ts';

export interface RealtimeConfiguration {
  /** Without it panels listen to the API's own stream. */
  firebase?: FirebaseOptions | undefined;
}

/** The realtime port that the configuration asks for. */
export const chooseRealtime = ({ firebase }: RealtimeConfiguration): RealtimePort =>
  firebase ? firebaseRealtime(firebase) : localRealtime;

/** Hosts that a panel's page must be allowed to connect to; Firebase sends a listener on to others of its own. */
export function realtimeHosts({ firebase }: RealtimeConfiguration): string[] {
  if (!firebase) return [];
  const { origin, hostname } = new URL(firebase.databaseUrl);
  const domain = /(?:^|\.)(firebaseio\.com|firebasedatabase\.app)$/.exec(hostname)?.[1];
  return [domain ? `https://*.${domain}` : origin];
}
