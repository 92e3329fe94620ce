import type { WaitingChange } from './store.ts';

type Values = Record<string, unknown>;

/**
 * Replaces URLs in a change by the stored files of the pending change of the same record, so that pictures not yet
 * published can be kept, moved and removed like published ones.
 */
export function withWaitingFiles(body: Values, waiting: WaitingChange | undefined): Values {
  const stored = new Map<unknown, unknown>(
    waiting?.changes.flatMap(({ field, after }) => {
      const kept = waiting.body[field];
      return Array.isArray(kept) && Array.isArray(after)
        ? after.map((shown, at): [unknown, unknown] => [shown, kept[at]])
        : [];
    }),
  );
  const keptOf = (one: unknown) => (typeof one === 'string' ? (stored.get(one) ?? one) : one);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(keptOf) : value,
    ]),
  );
}
