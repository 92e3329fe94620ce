/** A place that is reached by `g` and its letter. */
export interface KeyPlace {
  letter: string;
  label: string;
  to: string;
}
