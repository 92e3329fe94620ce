import { useState } from 'react';

/**
 * Returns the typed subject, otherwise the proposed one. A proposal that arrives while the field has focus is
 * applied on blur, so that it does not interrupt typing.
 * @param typed undefined while nothing was typed
 */
export function useSubject(typed: string | undefined, proposed: string) {
  const [held, setHeld] = useState<string>();
  const shown = typed ?? held ?? proposed;
  const focus = { onFocus: () => setHeld(shown), onBlur: () => setHeld(undefined) };
  return { shown, focus };
}
