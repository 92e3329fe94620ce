import { get } from '#contract/get.ts';
import type { AnyRecord, RuntimeAction } from '../../definition/runtimeDefinition.ts';

const membersOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the values that the answers of a form write into a record, by path. A field with `add` keeps the members
 * that the record already has.
 */
export function askedValues(
  ask: NonNullable<RuntimeAction['ask']>,
  answers: object,
  record: AnyRecord,
): Record<string, unknown> {
  const values = Object.entries(ask).map(([path, mode]) => {
    const answer = get(answers, path);
    if (mode !== 'add') return [path, answer] as const;
    return [path, [...new Set([...membersOf(get(record, path)), ...membersOf(answer)])]] as const;
  });
  return Object.fromEntries(values);
}
