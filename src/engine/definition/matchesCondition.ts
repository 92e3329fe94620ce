import { get } from '#contract/get.ts';

export type Condition = Readonly<Record<string, readonly unknown[] | undefined>>;

/** Returns true if every named field has one of its listed values. */
export function matchesCondition(when: Condition, values: unknown): boolean {
  return Object.entries(when).every(
    ([path, allowed]) => allowed === undefined || allowed.includes(get(values, path)),
  );
}
