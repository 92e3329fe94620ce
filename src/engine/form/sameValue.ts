/** Returns true if two values of a record look equal to a user: null, missing and empty text are the same. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one === '' ? null : (one ?? null)) ===
  JSON.stringify(other === '' ? null : (other ?? null));
