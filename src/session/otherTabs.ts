import type { PanelSession } from './panelSession.ts';
import { signingOutName } from './storedKeys.ts';

/**
 * Keeps this tab in step with the others: a token that is gone or signed out there signs out here
 * too, a token that is not ours is handed on, and who begins or ends to act as somebody there does so
 * here. Looks again when the page comes back from the browser's page cache.
 * @param onOtherKeys told when another tab signed in
 * @returns what ends the watching
 */
export function watchOtherTabs(session: PanelSession, onOtherKeys: () => void): () => void {
  let known = session.stored()?.accessToken;
  const compare = () => {
    const isLeft = session.follow();
    const now = session.stored()?.accessToken;
    if (now === known) return;
    known = now;
    // While an agent acts as somebody there is no stored token; what becomes of that has been followed.
    if (isLeft || session.current()?.switchUser) return;
    if (now === session.current()?.accessToken) return;
    if (now !== undefined) onOtherKeys();
    else if (session.current()) session.end();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Before the API refuses the token here, which would keep the page below a sign-in.
    if (key === signingOutName && newValue !== null) session.endedElsewhere(newValue);
    else compare();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', compare);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', compare);
  };
}
