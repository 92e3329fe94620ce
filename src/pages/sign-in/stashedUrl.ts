import { paths } from '../../session/guards.ts';
import { withRedirect } from '../../session/redirectUrl.ts';

/** URL of the pending work below a sign-in. */
export interface StashedUrl {
  /** Stores the URL and shows the sign-in's URL; the router below is not notified. */
  hold: () => void;
  /** Restores the URL unless the browser has navigated meanwhile. */
  restore: () => void;
}

export function createStashedUrl(): StashedUrl {
  let held: string | undefined;
  const show = (url: string) => history.replaceState(history.state, '', url);
  return {
    hold: () => {
      held ??= location.pathname + location.search + location.hash;
      show(withRedirect(paths.signIn, held));
    },
    restore: () => {
      if (held !== undefined && location.pathname === paths.signIn) show(held);
      held = undefined;
    },
  };
}
