import type { Parameter } from '../../openapi/generator/contract.ts';
import { ask, goodFaults, recordsOf, refusalFaults, type Call, type Target } from './target.ts';
import { get } from '#contract/get.ts';
import { isScalar, textOf } from './values.ts';

const OTHERS = new Set(['page', 'limit', 'sort']);

/** Returns true if the filtered field holds one value of a closed set, so that the response can be checked. */
function isExact({ schema, name }: Parameter): boolean {
  const member = schema.items ?? schema;
  return (
    member.enum !== undefined ||
    member.type === 'boolean' ||
    member['x-ref'] !== undefined ||
    name === 'id'
  );
}

/**
 * Checks that every filter is accepted, and that a filter for a field's value returns only records
 * with that value.
 */
export async function checkFilters(
  target: Target,
  call: Call,
  records: readonly unknown[],
): Promise<string[]> {
  const found: string[] = [];
  for (const parameter of call.operation.query) {
    const { name, example, schema, required } = parameter;
    if (OTHERS.has(name) || required) continue;
    const held = records.map((record) => get(record, name)).find(isScalar);
    const isJudged = held !== undefined && isExact(parameter);
    const given: unknown = isJudged
      ? held
      : (example ?? schema.enum?.[0] ?? schema.items?.enum?.[0]);
    if (given === undefined) continue;
    const text = textOf(given);
    const answer = await ask(target, call, { [name]: text });
    found.push(...goodFaults(target, call, answer).map((fault) => `${name}=${text}: ${fault}`));
    if (!isJudged || answer.status !== 200) continue;
    const answered = recordsOf(answer);
    const others = answered.filter((record) => get(record, name) !== held);
    if (others.length > 0)
      found.push(
        `${name}=${text}: ${others.length} of ${answered.length} records hold another value`,
      );
    if (answered.length === 0) found.push(`${name}=${text}: not even the record that holds it`);
  }
  const answer = await ask(target, call, { noSuchFilter: '1' });
  const faults = refusalFaults(target, call, answer, [400, 422]);
  return [...found, ...faults.map((fault) => `unknown filter: ${fault}`)];
}
