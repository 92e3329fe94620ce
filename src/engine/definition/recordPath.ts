/** The page of one record: the resource's address and the record's id. */
export const recordPath = (base: string, id: number | string) =>
  `${base}/${encodeURIComponent(id)}`;
