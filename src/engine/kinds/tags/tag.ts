import { nameOf, type Named } from '../reference/named.ts';

/** Selectable record with the name of its group. */
export interface Tag extends Named {
  groupName?: string;
  group?: string | { name?: string };
}

/** Returns the name of a tag's group; empty without a group. */
export function groupOf({ groupName, group }: Tag): string {
  return groupName ?? (typeof group === 'string' ? group : group?.name) ?? '';
}

/** Sorts tags by group, then by name, in the language's alphabetical order. */
export function sortTags(tags: readonly Tag[], locale: string): Tag[] {
  const order = new Intl.Collator(locale);
  return tags.toSorted(
    (a, b) => order.compare(groupOf(a), groupOf(b)) || order.compare(nameOf(a), nameOf(b)),
  );
}

/** Returns the ids of an array; empty for any other value. */
export const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
