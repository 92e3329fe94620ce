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
  /** Replaces the page with a full load of a URL. */
  readonly leave: (url: string) => void;
}

/** Returns true if pending work belongs to the user who signed in. */
export function isSamePerson(one: SessionData, other: SessionData): boolean {
  const ids = (data: SessionData) => [data.user.id, data.customer.id, data.impersonation?.endsAt];
  return ids(one).join() === ids(other).join();
}

/**
 * Opens the panel after a sign-in without a page load: the redirect target, or the user's pending work. For
 * another user the page is reloaded, so that no data of the first user remains.
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
      // The location of an impersonation is not valid for the agent's own session.
      leave(before.session.impersonation ? paths.home : target);
    }
    return;
  }
  try {
    await app.load();
  } catch {
    // The files of this build are gone; the page of the new build has the session already.
    leave(target);
    return;
  }
  session.enter(data);
  const [pathname = paths.home] = target.split(/[?#]/);
  const destination = { pathname, search: new URL(target, origin).search };
  goTo(guard(destination, session.login.get(), origin) ?? target, { replace: true });
}
