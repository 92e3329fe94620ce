/** Path of the page that a recovery link opens. */
export const resetPath = '/password-reset';

function kept(state: unknown): string | undefined {
  const hasKey = typeof state === 'object' && state !== null && 'recoveryKey' in state;
  return hasKey && typeof state.recoveryKey === 'string' ? state.recoveryKey : undefined;
}

/**
 * Returns the recovery key of `/password-reset/{key}` or `?recoveryKey=`. Moves it from the address to the
 * history state: a reload finds it there, but other pages, logs and onlookers do not.
 */
export function takeRecoveryKey(): string | undefined {
  const [, , step = ''] = location.pathname.split('/');
  const key = step || new URLSearchParams(location.search).get('recoveryKey');
  const recoveryKey = key || kept(history.state);
  if (key) history.replaceState({ recoveryKey }, '', resetPath);
  return recoveryKey;
}
