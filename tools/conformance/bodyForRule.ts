import type { Rule } from '#contract/brokenRules.ts';
import { resolve, type Contract, type Schema } from '../../openapi/generator/contract.ts';
import { describeFields } from '../../openapi/generator/fields.ts';
import { unflatten } from '../../src/engine/form/unflatten.ts';
import { valuesForRule } from './valuesForRule.ts';
import { isObject } from './values.ts';

/** Returns the contract's example at a path, else its default or its first enum member. */
function exampleAt(contract: Contract, schema: Schema, path: string): unknown {
  const found = path
    .split('.')
    .reduce<Schema>(
      (at, step) => resolve(contract, resolve(contract, at).properties?.[step] ?? {}),
      schema,
    );
  return found.example ?? found.default ?? found.enum?.[0];
}

/** Merges two objects deeply; the second one wins. */
function deepMerge(one: object, other: object): object {
  const changes = Object.entries(other).map(([key, value]): [string, unknown] => {
    const existing: unknown = Reflect.get(one, key);
    return [key, isObject(existing) && isObject(value) ? deepMerge(existing, value) : value];
  });
  return { ...one, ...Object.fromEntries(changes) };
}

/** Formats a rule's name from its kind, its fields and the fields of its condition. */
export const nameOfRule = ({ kind, of, when }: Rule): string =>
  `${kind} ${of.join(', ')}${when ? ` for ${Object.keys(when).join(', ')}` : ''}`;

/**
 * Returns a body that satisfies a rule, or one that violates only this rule.
 * @param needed a body without the rule's fields
 */
export function bodyForRule(
  contract: Contract,
  schema: Schema,
  rule: Rule,
  { base, isSatisfied, now }: { base: object; isSatisfied: boolean; now?: Date },
): object {
  const fields = describeFields(contract, schema);
  const samples = Object.fromEntries(
    Object.keys(fields).map((path) => [path, exampleAt(contract, schema, path)]),
  );
  return deepMerge(base, unflatten(valuesForRule(rule, fields, samples, isSatisfied, now)));
}
