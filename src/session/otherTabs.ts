import type { PanelSession } from './panelSession.ts';
import { signingOutName } from './storedKeys.ts';

/**
 * Synchronizes this tab with the other tabs. A sign-out of its token there signs out here too; a token that the
 * API rejected there puts this tab below the sign-in as well. A new token is passed to `onOtherKeys`. The start or
 * end of an impersonation there is followed here. A page restored from the back/forward cache without its token is
 * signed out.
 * @param onOtherKeys called when another tab signed in
 * @returns the unsubscribe function
 */
export function watchOtherTabs(session: PanelSession, onOtherKeys: () => void): () => void {
  let lastToken = session.stored()?.accessToken;
  const compare = (onGone: () => void) => {
    const isLeft = session.follow();
    const now = session.stored()?.accessToken;
    if (now === lastToken) return;
    lastToken = now;
    // During an impersonation no token is stored; `follow` has handled its changes already.
    if (isLeft || session.current()?.switchUser) return;
    if (now === session.current()?.accessToken) return;
    if (now !== undefined) onOtherKeys();
    else if (session.current()) onGone();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Written before the token is removed: the removal alone would keep the page below the sign-in.
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
