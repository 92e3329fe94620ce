import { useState } from 'react';

/**
 * Chooses the subject to show: the typed one, else the proposed one. A proposal that arrives while the
 * field has focus waits until focus leaves, or it would land in the middle of typing.
 * @param typed left out while nothing was typed
 */
export function useSubject(typed: string | undefined, proposed: string) {
  const [held, setHeld] = useState<string>();
  const shown = typed ?? held ?? proposed;
  const focus = { onFocus: () => setHeld(shown), onBlur: () => setHeld(undefined) };
  return { shown, focus };
}
