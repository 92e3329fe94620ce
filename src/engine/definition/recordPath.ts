/** Returns the path of a record's page: the resource's path and the record's id. */
export const recordPath = (base: string, id: number | string) =>
  `${base}/${encodeURIComponent(id)}`;
