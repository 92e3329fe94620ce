import { paths } from '../../session/guards.ts';
import { withRedirect } from '../../session/redirectUrl.ts';

/** The address of work that waits below a sign-in. */
export interface StashedUrl {
  /** Puts the sign-in's address in its place; the router above the work is not told. */
  hold: () => void;
  /** Puts it back, unless the browser went elsewhere meanwhile. */
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
