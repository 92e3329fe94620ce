/** A record that has a name, in one of the two words for it. */
export interface Named {
  id: number;
  name?: string;
  fullName?: string;
}

/** Returns the display name of the record. */
export const nameOf = (record: Named): string =>
  record.fullName ?? record.name ?? String(record.id);
