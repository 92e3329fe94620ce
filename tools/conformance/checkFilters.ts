import type { Parameter } from '../../openapi/generator/contract.ts';
import {
  sendGet,
  successFaults,
  recordsOf,
  errorFaults,
  type Call,
  type Target,
} from './target.ts';
import { get } from '#contract/get.ts';
import { isScalar, textOf } from './values.ts';

const NOT_FILTERS = new Set(['page', 'limit', 'sort']);

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
    if (NOT_FILTERS.has(name) || required) continue;
    const existing = records.map((record) => get(record, name)).find(isScalar);
    const isVerifiable = existing !== undefined && isExact(parameter);
    const sent: unknown = isVerifiable
      ? existing
      : (example ?? schema.enum?.[0] ?? schema.items?.enum?.[0]);
    if (sent === undefined) continue;
    const text = textOf(sent);
    const response = await sendGet(target, call, { [name]: text });
    found.push(
      ...successFaults(target, call, response).map((fault) => `${name}=${text}: ${fault}`),
    );
    if (!isVerifiable || response.status !== 200) continue;
    const matching = recordsOf(response);
    const others = matching.filter((record) => get(record, name) !== existing);
    if (others.length > 0)
      found.push(
        `${name}=${text}: ${others.length} of ${matching.length} records have another value`,
      );
    if (matching.length === 0) found.push(`${name}=${text}: misses the record with this value`);
  }
  const response = await sendGet(target, call, { noSuchFilter: '1' });
  const faults = errorFaults(target, call, response, [400, 422]);
  return [...found, ...faults.map((fault) => `unknown filter: ${fault}`)];
}
