import { useStore } from 'react-admin';
import { useId } from 'react';

/** Open state of a list's statistics: initially closed, then as the user left it. */
export interface Statistics {
  isOpen: boolean;
  toggle: () => void;
  /** Id of the expandable panel. */
  panelId: string;
}

export function useStatistics(resource: string): Statistics {
  const [isOpen, setOpen] = useStore(`statistics.${resource}`, false);
  return { isOpen, toggle: () => setOpen(!isOpen), panelId: useId() };
}
