import type { Query, QueryClient } from '@tanstack/react-query';
import type { LoginStore } from '../session/loginState.ts';

/** Refetches failed and pending queries. Loaded data stays as it is, so that no form on the page restarts. */
async function askAgain(queryClient: QueryClient): Promise<void> {
  const inVain = new Set<Query>(
    queryClient.getQueryCache().findAll({
      predicate: ({ state }) => state.status !== 'success' || state.fetchStatus !== 'idle',
    }),
  );
  const predicate = (query: Query) => inVain.has(query);
  // What is on its way goes with the keys that were refused; a first request is not made anew while it lasts.
  await queryClient.cancelQueries({ predicate });
  await queryClient.invalidateQueries({ predicate });
}

/**
 * Once a lost session is taken up again, here or in another tab, everything that was asked in vain
 * is asked anew.
 * @returns what ends the watching
 */
export function refetchAfterReauth(login: LoginStore, queryClient: QueryClient): () => void {
  let before = login.get().status;
  return login.subscribe(() => {
    const { status } = login.get();
    if (before === 'expired' && status === 'in') void askAgain(queryClient);
    before = status;
  });
}
