/**
 * Returns true if two values of a record look the same to a user: null, missing values and empty texts are equal.
 */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one === '' ? null : (one ?? null)) ===
  JSON.stringify(other === '' ? null : (other ?? null));
