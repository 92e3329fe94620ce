import { useId, useState, type KeyboardEvent } from 'react';
import type { PaletteEntry } from './paletteEntry.ts';

export interface Walk {
  listId: string;
  /** Id of an option by the key of its entry. */
  idOf: (key: string) => string;
  /** Id of the option that Enter chooses; undefined if there is none. */
  activeId: string | undefined;
  activeKey: string | undefined;
  setActive: (key: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the keyboard navigation of the entries while the field keeps the focus: arrows move and wrap
 * around, Enter chooses.
 * @param scope key of the result set; a new one resets the selection to the first entry
 */
export function useWalk(
  entries: readonly PaletteEntry[],
  scope: string,
  onChoose: (entry: PaletteEntry) => void,
): Walk {
  const listId = useId();
  const [active, setState] = useState<{ scope: string; key: string }>();
  const held = active?.scope === scope ? active.key : undefined;
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === held),
  );
  const current = entries[at];
  const idOf = (key: string) => `${listId}${encodeURIComponent(key)}`;
  const setActive = (key: string) => setState({ scope, key });
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an IME composition chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const next = entries[(at + step + entries.length) % entries.length];
      if (!next) return;
      setActive(next.key);
      document.getElementById(idOf(next.key))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      onChoose(current);
    }
  };
  return {
    listId,
    idOf,
    activeKey: current?.key,
    activeId: current && idOf(current.key),
    setActive,
    onKeyDown,
  };
}
