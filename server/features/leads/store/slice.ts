export interface Slice {
  limit: number;
  offset: number;
  descending: boolean;
  /** Counting stops one beyond. */
  counted: number;
}
