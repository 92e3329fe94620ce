import { resolve, type Contract } from '../../openapi/generator/contract.ts';
import { rulesOf } from '../../openapi/generator/rules.ts';
import { get } from '#contract/get.ts';
import { rowOf, type RecordLifecycle, type Row } from './RecordLifecycle.ts';
import { nameOfRule, bodyForRule } from './bodyForRule.ts';
import { jsonOf, type ApiResponse } from './send.ts';
import { textOf } from './values.ts';

function faultPaths(response: ApiResponse): string[] {
  const errors = get(jsonOf(response), 'errors');
  return Array.isArray(errors) ? errors.map((one: unknown) => textOf(get(one, 'path'))) : [];
}

/** Sends a body that violates each rule between fields; expects a 422 at these fields. */
export async function checkBodyRules(
  lifecycle: RecordLifecycle,
  contract: Contract,
  needed: Row,
): Promise<void> {
  const { create } = lifecycle.collection;
  const isFile = (path: string) =>
    resolve(contract, create.body.properties?.[path] ?? {}).format === 'binary';
  for (const rule of rulesOf(contract, create.body, create.id)) {
    if ([...rule.of, ...Object.keys(rule.when ?? {})].some(isFile)) {
      lifecycle.report.skip(create.id, `${nameOfRule(rule)}: requires a file`);
      continue;
    }
    const body = bodyForRule(contract, create.body, rule, { base: needed, isSatisfied: false });
    const response = await lifecycle.send('POST', lifecycle.path, body);
    const named = faultPaths(response);
    const missing = rule.at.filter((path) => !named.includes(path));
    const isRejected = response.status === 422 && missing.length === 0;
    const description =
      response.status === 422 ? `422 without ${missing.join(', ')}` : response.status;
    lifecycle.report.add(
      create.id,
      isRejected
        ? []
        : [`a body that breaks ${nameOfRule(rule)}: status ${description} instead of 422`],
    );
    if (response.status === 201) await lifecycle.removeCreated(rowOf(response));
  }
}
