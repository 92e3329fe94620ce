import type { Query, QueryClient } from '@tanstack/react-query';
import type { LoginStore } from '../session/loginState.ts';
import { reconnectUploads } from '../ui/unfinishedUploads.ts';

/** Refetches failed and pending queries. Loaded data is kept, so that no form on the page is reset. */
async function refetchUnfinished(queryClient: QueryClient): Promise<void> {
  const unfinished = new Set<Query>(
    queryClient.getQueryCache().findAll({
      predicate: ({ state }) => state.status !== 'success' || state.fetchStatus !== 'idle',
    }),
  );
  const predicate = (query: Query) => unfinished.has(query);
  // Pending requests carry the rejected keys and are cancelled. A reset does not affect initial requests
  // while they are pending.
  await queryClient.cancelQueries({ predicate });
  await queryClient.invalidateQueries({ predicate });
}

/**
 * Refetches failed and pending queries, and continues uploads, once a lost session is restored, in this tab or another.
 * @returns the unsubscribe function
 */
export function refetchAfterReauth(login: LoginStore, queryClient: QueryClient): () => void {
  let before = login.get().status;
  return login.subscribe(() => {
    const { status } = login.get();
    if (before === 'expired' && status === 'in') {
      void refetchUnfinished(queryClient);
      reconnectUploads();
    }
    before = status;
  });
}
