import { createClient } from '../../data/client.ts';
import { fetchSession } from '../../session/loadSession.ts';
import type { PanelSession } from '../../session/panelSession.ts';
import type { StashedUrl } from './stashedUrl.ts';
import { isSamePerson } from './openPanel.ts';

/**
 * Another tab signed in. The same person goes on here with the new keys, as if nothing had been;
 * for anybody else the page is loaded anew.
 */
export async function followOtherTab(
  session: PanelSession,
  held: StashedUrl,
  around: { baseUrl: string; language: string; reload: () => void },
): Promise<void> {
  const keys = session.stored();
  const state = session.login.get();
  if (keys && (state.status === 'in' || state.status === 'expired')) {
    // Not the page's own client: what is on the screen must not be sent with these keys yet.
    const asking = { keys: () => keys, onUnauthorized: () => {} };
    const client = createClient({ ...around, session: asking });
    const found = await fetchSession(client, keys).catch(() => undefined);
    if (found && isSamePerson(state.session, found)) {
      held.restore();
      session.adopt(keys, found);
      return;
    }
  }
  around.reload();
}
