/** Whether two values of a record are the same to a person: nothing is null, missing or empty text. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one === '' ? null : (one ?? null)) ===
  JSON.stringify(other === '' ? null : (other ?? null));
