import { useState } from 'react';

/** State of collapsible tools. */
export interface Fold {
  isOpen: boolean;
  /** True if one of the tools has a value. */
  isUsed: boolean;
  toggle: () => void;
}

/** Returns the state of collapsible tools; open initially if one of them has a value. */
export function useFold(isUsed: boolean): Fold {
  const [isOpen, setOpen] = useState(isUsed);
  return { isOpen, isUsed, toggle: () => setOpen(!isOpen) };
}
