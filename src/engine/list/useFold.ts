import { useState } from 'react';

/** State of tools that are hidden to leave room for something else. */
export interface Fold {
  isOpen: boolean;
  /** True while something in it is chosen. */
  isUsed: boolean;
  toggle: () => void;
}

/** Hides tools until they are opened; tools in use are open from the start. */
export function useFold(isUsed: boolean): Fold {
  const [isOpen, setOpen] = useState(isUsed);
  return { isOpen, isUsed, toggle: () => setOpen(!isOpen) };
}
