/** The page that a recovery link leads to. */
export const resetPath = '/password-reset';

function kept(state: unknown): string | undefined {
  const known = typeof state === 'object' && state !== null && 'recoveryKey' in state;
  return known && typeof state.recoveryKey === 'string' ? state.recoveryKey : undefined;
}

/**
 * The recovery key of `/password-reset/{key}` or `?recoveryKey=`. It is moved from the address to
 * the state of the history, where a reload finds it and no other page, log or person looking on does.
 */
export function takeRecoveryKey(): string | undefined {
  const [, , step = ''] = location.pathname.split('/');
  const asked = step || new URLSearchParams(location.search).get('recoveryKey');
  const recoveryKey = asked || kept(history.state);
  if (asked) history.replaceState({ recoveryKey }, '', resetPath);
  return recoveryKey;
}
