import { fieldsOfRule, type Rule } from '#contract/brokenRules.ts';
import type { RuntimeDefinition } from '../../src/engine/definition/runtimeDefinition.ts';
import type { RuleValues } from '../../tools/conformance/valuesForRule.ts';

/** Returns the values with which a form shows the fields of a rule. */
export function visibilityValues({ fields = {} }: RuntimeDefinition, rule: Rule): RuleValues {
  const conditions = fieldsOfRule(rule).flatMap((path) => Object.entries(fields[path]?.when ?? {}));
  return Object.fromEntries(conditions.map(([path, values]) => [path, values?.[0]]));
}
