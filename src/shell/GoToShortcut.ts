/** Destination of the shortcut `g` followed by a letter. */
export interface GoToShortcut {
  letter: string;
  label: string;
  to: string;
}
