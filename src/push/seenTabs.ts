const LOCK = 'panel seen';

/**
 * Holds a shared Web Lock while this tab is visible; see isPanelSeen.
 * @returns the function that stops it
 */
export function watchSeen(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const isSeen = () => document.visibilityState === 'visible' && !signal.aborted;
  const hold = () => {
    if (!isSeen() || !('locks' in navigator)) return;
    const untilHidden = () =>
      new Promise<void>((resolve) => {
        const release = () => {
          if (!isSeen()) resolve();
        };
        document.addEventListener('visibilitychange', release, { once: true });
        signal.addEventListener('abort', release, { once: true });
      });
    void navigator.locks.request(LOCK, { mode: 'shared' }, untilHidden);
  };
  hold();
  document.addEventListener('visibilitychange', hold, { signal });
  return () => ended.abort();
}

/** Returns true if any tab of the panel is visible in this browser; that tab then shows the event itself. */
export async function isPanelSeen(): Promise<boolean> {
  if (document.visibilityState === 'visible') return true;
  if (!('locks' in navigator)) return false;
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === LOCK) ?? false;
}
