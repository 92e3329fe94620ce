import { createClient } from '../../data/client.ts';
import { fetchSession } from '../../session/loadSession.ts';
import type { PanelSession } from '../../session/panelSession.ts';
import type { StashedUrl } from './stashedUrl.ts';
import { isSamePerson } from './openPanel.ts';

/**
 * Follows a sign-in in another tab: continues with the new keys if it is the same user, otherwise reloads the
 * page.
 */
export async function followOtherTab(
  session: PanelSession,
  held: StashedUrl,
  dependencies: { baseUrl: string; language: string; reload: () => void },
): Promise<void> {
  const keys = session.stored();
  const state = session.login.get();
  if (keys && (state.status === 'in' || state.status === 'expired')) {
    // Uses a separate client, since the content on the screen must not be sent with these keys yet.
    const otherSession = { keys: () => keys, onUnauthorized: () => {} };
    const client = createClient({ ...dependencies, session: otherSession });
    const found = await fetchSession(client, keys).catch(() => undefined);
    if (found && isSamePerson(state.session, found)) {
      held.restore();
      session.adopt(keys, found);
      return;
    }
  }
  dependencies.reload();
}
