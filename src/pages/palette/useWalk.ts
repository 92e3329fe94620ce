import { useId, useState, type KeyboardEvent } from 'react';
import type { PaletteEntry } from './paletteEntry.ts';

export interface Walk {
  listId: string;
  /** Id of an option by the key of its entry. */
  idOf: (key: string) => string;
  /** The option that Enter takes; undefined while there is none. */
  activeId: string | undefined;
  activeKey: string | undefined;
  setActive: (key: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Walks through the entries with the focus in the field: arrows move, around the ends too, Enter chooses.
 * @param scope what the entries answer: with another one it begins at the first again
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
    // An Enter that ends the composing of a letter chooses nothing.
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
