/** A place that is reached by `g` and its letter. */
export interface GoToShortcut {
  letter: string;
  label: string;
  to: string;
}
