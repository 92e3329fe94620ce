import { useStore } from 'ra-core';
import { useId } from 'react';

/** Whether a list's statistics stand open: closed until a person opens them, then as they were left. */
export interface Statistics {
  isOpen: boolean;
  toggle: () => void;
  /** Id of what opens. */
  panelId: string;
}

export function useStatistics(resource: string): Statistics {
  const [isOpen, setOpen] = useStore(`statistics.${resource}`, false);
  return { isOpen, toggle: () => setOpen(!isOpen), panelId: useId() };
}
