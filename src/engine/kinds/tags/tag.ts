import { nameOf, type Named } from '../reference/named.ts';

/** A record that can be chosen, and the name of the group that it belongs to. */
export interface Tag extends Named {
  groupName?: string;
  group?: string | { name?: string };
}

/** Name of a tag's group, in one of the words for it; empty where it has none. */
export function groupOf({ groupName, group }: Tag): string {
  return groupName ?? (typeof group === 'string' ? group : group?.name) ?? '';
}

/** Tags by group, each group once, both by the alphabet of the language. */
export function sortTags(tags: readonly Tag[], locale: string): Tag[] {
  const order = new Intl.Collator(locale);
  return tags.toSorted(
    (a, b) => order.compare(groupOf(a), groupOf(b)) || order.compare(nameOf(a), nameOf(b)),
  );
}

/** The ids of a value; none of anything else. */
export const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
