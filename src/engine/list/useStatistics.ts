import { useStore } from 'react-admin';
import { useId } from 'react';

/** Open state of a list's statistics: closed until the user opens them, then as the user left them. */
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
