import { guard, paths } from '../../session/guards.ts';
import type { SessionData } from '../../session/loginState.ts';
import type { PanelSession } from '../../session/panelSession.ts';
import { redirectOf } from '../../session/redirectUrl.ts';
import type { AppLoader } from './appLoader.ts';
import type { StashedUrl } from './stashedUrl.ts';
import { goTo } from './browserLocation.ts';

interface Opening {
  readonly session: PanelSession;
  readonly app: AppLoader;
  readonly held: StashedUrl;
  /** Loads a page of the panel anew in place of this one. */
  readonly leave: (url: string) => void;
}

/** Returns true if pending work belongs to the user who signed in. */
export function isSamePerson(one: SessionData, other: SessionData): boolean {
  const ids = (data: SessionData) => [data.user.id, data.customer.id, data.impersonation?.endsAt];
  return ids(one).join() === ids(other).join();
}

/**
 * Shows the panel to who signed in, without loading the page anew: where they wanted to go, or the
 * work that waited for them. Somebody else's page is loaded anew, so that nothing of the first
 * person stays in it.
 */
export async function openPanel(opening: Opening, data: SessionData): Promise<void> {
  const { session, app, held, leave } = opening;
  const { origin, search } = location;
  const target = redirectOf(search, origin) ?? paths.home;
  const before = session.login.get();
  if (before.status === 'expired') {
    if (isSamePerson(before.session, data)) {
      held.restore();
      session.enter(data);
    } else {
      session.login.set({ status: 'leaving' });
      // What an agent saw as somebody else is nowhere for the agent to go.
      leave(before.session.impersonation ? paths.home : target);
    }
    return;
  }
  try {
    await app.load();
  } catch {
    // Files of an older build are gone: the page of the new one has the session already.
    leave(target);
    return;
  }
  session.enter(data);
  const [pathname = paths.home] = target.split(/[?#]/);
  const place = { pathname, search: new URL(target, origin).search };
  goTo(guard(place, session.login.get(), origin) ?? target, { replace: true });
}
