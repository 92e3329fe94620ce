/** Provider of the account, as shown in the header. */
export interface HeaderProvider {
  id: number;
  name: string;
  /** Facts to show: category, location, listing product. */
  facts: readonly string[];
}

/** Returns the provider id of a path, such as 5 of `/providers/5/items/7`; undefined if there is none. */
export function providerIdIn(path: string): number | undefined {
  const found = /^\/providers\/([1-9]\d*)(?:\/|$)/.exec(path)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Returns the same section of another provider. Record ids are dropped, since they belong to one provider. */
export function pathOfProvider(path: string, id: number): string {
  const [, , , section, tab] = path.split('/');
  if (section === undefined || section === '') return `/providers/${id}`;
  return `/providers/${id}/${section}${section === 'info' && tab ? `/${tab}` : ''}`;
}
