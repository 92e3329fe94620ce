import { resolve, type Contract, type Schema } from './contract.ts';

/** Returns the values that a field can have, if they are enumerable. */
function valuesOf(contract: Contract, field: Schema): readonly (string | boolean)[] | undefined {
  const { enum: members, type } = resolve(contract, field);
  if (members) return members.flatMap((one) => one ?? []);
  return [type].flat().includes('boolean') ? [true, false] : undefined;
}

/**
 * Returns the faults of a body's conditions: values that a field never has, so that the condition never applies,
 * and required fields that are missing from the properties of the same `then`, as the linter demands.
 */
export function conditionFaults(contract: Contract, body: Schema): string[] {
  const { properties = {}, allOf = [] } = body;
  return [body, ...allOf].flatMap(({ if: condition, then }) => {
    const expected = Object.entries(condition?.properties ?? {}).flatMap(([name, one]) => {
      const field = properties[name];
      const possible = field && valuesOf(contract, field);
      const values = one.const === undefined ? (one.enum ?? []) : [one.const];
      return values
        .filter((value) => value !== null && possible?.includes(value) === false)
        .map((value) => `if names ${value} for ${name}, expected one of ${possible?.join(', ')}`);
    });
    const listed = Object.keys(then?.properties ?? {});
    const alone = (then?.required ?? [])
      .filter((name) => !listed.includes(name))
      .map((name) => `then names ${name}, expected properties: { ${name}: {} } beside required`);
    return [...expected, ...alone];
  });
}
