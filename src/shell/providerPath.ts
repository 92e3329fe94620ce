/** A page of the account, as the header shows it. */
export interface HeaderProvider {
  id: number;
  name: string;
  /** Category, place, listing product: what is known of it. */
  facts: readonly string[];
}

/** The provider that a path is about, such as 5 of `/providers/5/items/7`. */
export function providerIdIn(path: string): number | undefined {
  const found = /^\/providers\/([1-9]\d*)(?:\/|$)/.exec(path)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The same place of another provider; a record of the one is none of the other's. */
export function pathOfProvider(path: string, id: number): string {
  const [, , , section, tab] = path.split('/');
  if (section === undefined || section === '') return `/providers/${id}`;
  return `/providers/${id}/${section}${section === 'info' && tab ? `/${tab}` : ''}`;
}
