import { resolve, type Contract, type Schema } from './contract.ts';
import { describeFields, requiredLeaves, describeEither } from './fields.ts';
import type { Action } from './manifestTypes.ts';
import { rulesOf } from './rules.ts';

/**
 * Returns the fields of a body, and the rules between them if there are any.
 * @param written part of the body that is described
 */
export function describeBody(contract: Contract, body: Schema, where: string, written = body) {
  const fields = describeFields(contract, written);
  const rules = rulesOf(contract, body, where);
  describeEither(fields, rules);
  return { fields, ...(rules.length > 0 && { rules }) };
}

export function readActions(contract: Contract, body: Schema): Record<string, Action> {
  const variants = (body.oneOf ?? [body]).map((one) => resolve(contract, one));
  return Object.fromEntries(
    variants.flatMap((variant) => {
      const { type, ...questions } = variant.properties ?? {};
      const resolved = type && resolve(contract, type);
      const names = resolved?.const ? [String(resolved.const)] : (resolved?.enum ?? []);
      const actionSchema = { ...variant, properties: questions };
      const { fields, ...ruled } = describeBody(contract, actionSchema, names.join(', '));
      const action: Action = { fields, required: requiredLeaves(fields), ...ruled };
      if (variant['x-transitions']) action.transition = variant['x-transitions'];
      if (variant['x-feature']) action.feature = variant['x-feature'];
      return names.flatMap((name) => (name === null ? [] : [[name, action] as const]));
    }),
  );
}
