export interface Slice {
  limit: number;
  offset: number;
  descending: boolean;
  /** Maximum number of counted rows; the count stops one above it. */
  counted: number;
}
