/** The page of one record: the resource's address and the record's id. */
export const recordPath = (base: string, id: number | string) =>
  `${base}/${encodeURIComponent(id)}`;

/** Where react-admin goes after a record was saved: to its page. */
export const toRecord = (resource?: string, id?: string | number) =>
  recordPath(`/${resource}`, id ?? '');
