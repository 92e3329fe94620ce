import { resolve, type Schema } from '../../../openapi/generator/contract.ts';
import { rulesOf } from '../../../openapi/generator/rules.ts';
import { sampleBody } from '../../../tools/conformance/sampleBody.ts';
import { nameOfRule, bodyForRule } from '../../../tools/conformance/bodyForRule.ts';
import { DEMO_PASSWORD } from '../../../server/db/seed/demoSignIns.ts';
import { callerOf, signIn } from '../../support/signIn.ts';
import { contract, guarded, idsOf } from './demoAccount.ts';
import { bodiesOf, callOn, describeResponse, type RuleWorld } from './ruledRecords.ts';

const isFile = (schema: Schema, path: string): boolean =>
  resolve(contract, schema.properties?.[path] ?? {}).format === 'binary';

/** Returns the same world with an agent as caller. */
async function ofAgent({ api, account }: RuleWorld): Promise<RuleWorld> {
  const caller = callerOf(await signIn(api, 'selin.destek', DEMO_PASSWORD));
  return { api, account: { ...account, caller } };
}

/**
 * Tests the rules between fields of bodies that create: a violation is reported at its fields, a valid body is
 * accepted.
 */
export async function comparisons(world: RuleWorld): Promise<string[]> {
  const { account, api } = world;
  const agent = await ofAgent(world);
  const problems: string[] = [];
  const ids = (resource: string) => idsOf(account, resource);
  for (const endpoint of guarded.filter(
    ({ method, path }) => method === 'POST' && !path.endsWith('/actions'),
  )) {
    const [schema] = bodiesOf(endpoint);
    const rules = schema ? rulesOf(contract, schema, endpoint.id) : [];
    if (!schema || rules.length === 0) continue;
    const callerWorld = endpoint.operation['x-permission'] === 'support.act' ? agent : world;
    const needed = sampleBody(contract, schema, ids);
    for (const rule of rules) {
      const bodyOf = (isKept: boolean) =>
        bodyForRule(contract, schema, rule, {
          base: needed,
          isSatisfied: isKept,
          now: api.now.value,
        });
      const file = Object.keys(rule.when ?? {}).find((path) => isFile(schema, path));
      const sent = (isKept: boolean) => ({ body: bodyOf(isKept), ...(file && { file }) });
      const report = (fault: string) =>
        problems.push(`${endpoint.id}, ${nameOfRule(rule)}: ${fault}`);
      const broken = await callOn(callerWorld, endpoint, sent(false));
      const missed = rule.at.filter((path) => !broken.faults.some((fault) => fault.path === path));
      if (broken.status !== 422 || missed.length > 0)
        report(`what breaks it at ${rule.at.join(', ')} is answered ${describeResponse(broken)}`);
      const kept = await callOn(callerWorld, endpoint, sent(true));
      const codes = new Set(broken.faults.map(({ path, code }) => `${path} ${code}`));
      const isSame = kept.faults.some(
        ({ path, code }) => rule.at.includes(path) && codes.has(`${path} ${code}`),
      );
      if (isSame) report(`what keeps it is answered ${describeResponse(kept)}`);
    }
  }
  return problems;
}
