import type { PanelSession } from './panelSession.ts';
import { signingOutName } from './storedKeys.ts';

/**
 * Keeps this tab in step with the others: a token that is signed out there signs out here too, and
 * one that the API refused there waits here below the sign-in as it does there. A token that is not
 * ours is handed on, and who begins or ends to act as somebody there does so here. A page that comes
 * back from the browser's page cache without its token begins anew.
 * @param onOtherKeys told when another tab signed in
 * @returns what ends the watching
 */
export function watchOtherTabs(session: PanelSession, onOtherKeys: () => void): () => void {
  let known = session.stored()?.accessToken;
  const compare = (onGone: () => void) => {
    const isLeft = session.follow();
    const now = session.stored()?.accessToken;
    if (now === known) return;
    known = now;
    // While an agent acts as somebody there is no stored token; what becomes of that has been followed.
    if (isLeft || session.current()?.switchUser) return;
    if (now === session.current()?.accessToken) return;
    if (now !== undefined) onOtherKeys();
    else if (session.current()) onGone();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Said before the token goes, whose end alone would keep the page below a sign-in.
    if (key === signingOutName && newValue !== null) session.endedElsewhere(newValue);
    else compare(() => session.expire());
  };
  const onShown = () => compare(() => session.end());
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShown);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShown);
  };
}
