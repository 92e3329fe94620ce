import type { Rule } from '#contract/brokenRules.ts';
import { resolve, type Schema } from '../../../openapi/generator/contract.ts';
import { isObject } from '../../../server/http/contract.ts';
import { describeFields } from '../../../openapi/generator/fields.ts';
import { rulesOf } from '../../../openapi/generator/rules.ts';
import { sampleBody } from '../../../tools/conformance/sampleBody.ts';
import { ruledValues } from '../../derived/ruledValues.ts';
import { unflatten } from '../../../src/engine/form/unflatten.ts';
import { DEMO_PASSWORD } from '../../../server/db/seed/demoSignIns.ts';
import { callerOf, signIn } from '../../support/signIn.ts';
import { contract, guarded, idsOf } from './demoAccount.ts';
import { bodiesOf, callOn, got, type RuleWorld } from './ruledRecords.ts';

const nameOf = ({ kind, of, when }: Rule) =>
  `${kind} ${of.join(', ')}${when ? ` for ${Object.keys(when).join(', ')}` : ''}`;

/** The contract's example at a path. */
function exampleAt(schema: Schema, path: string): unknown {
  const found = path
    .split('.')
    .reduce<Schema>(
      (at, step) => resolve(contract, resolve(contract, at).properties?.[step] ?? {}),
      schema,
    );
  return found.example ?? found.default ?? found.enum?.[0];
}

const isFile = (schema: Schema, path: string): boolean =>
  resolve(contract, schema.properties?.[path] ?? {}).format === 'binary';

/** An object with the members of another one, object by object. */
function merged(one: object, other: object): object {
  const changes = Object.entries(other).map(([key, value]): [string, unknown] => {
    const there: unknown = Reflect.get(one, key);
    return [key, isObject(there) && isObject(value) ? merged(there, value) : value];
  });
  return { ...one, ...Object.fromEntries(changes) };
}

/** The same account, asked by an agent of support. */
async function ofAgent({ api, account }: RuleWorld): Promise<RuleWorld> {
  const caller = callerOf(await signIn(api, 'selin.destek', DEMO_PASSWORD));
  return { api, account: { ...account, caller } };
}

/** Rules between the fields of a body that creates: one that breaks a rule is refused at its fields, one that keeps it is not. */
export async function comparisons(world: RuleWorld): Promise<string[]> {
  const { account, api } = world;
  const agent = await ofAgent(world);
  const problems: string[] = [];
  const ids = (resource: string) => idsOf(account, resource);
  for (const asked of guarded.filter(
    ({ method, path }) => method === 'POST' && !path.endsWith('/actions'),
  )) {
    const [schema] = bodiesOf(asked);
    const rules = schema ? rulesOf(contract, schema, asked.id) : [];
    if (!schema || rules.length === 0) continue;
    const fields = describeFields(contract, schema);
    const samples = Object.fromEntries(
      Object.keys(fields).map((path) => [path, exampleAt(schema, path)]),
    );
    const asker = asked.operation['x-permission'] === 'support.act' ? agent : world;
    const needed = sampleBody(contract, schema, ids);
    for (const rule of rules) {
      const bodyOf = (isKept: boolean) =>
        merged(needed, unflatten(ruledValues(rule, fields, samples, isKept, api.now.value)));
      const file = Object.keys(rule.when ?? {}).find((path) => isFile(schema, path));
      const sent = (isKept: boolean) => ({ body: bodyOf(isKept), ...(file && { file }) });
      const tell = (what: string) => problems.push(`${asked.id}, ${nameOf(rule)}: ${what}`);
      const broken = await callOn(asker, asked, sent(false));
      const missed = rule.at.filter((path) => !broken.faults.some((fault) => fault.path === path));
      if (broken.status !== 422 || missed.length > 0)
        tell(`what breaks it at ${rule.at.join(', ')} is answered ${got(broken)}`);
      const kept = await callOn(asker, asked, sent(true));
      const codes = new Set(broken.faults.map(({ path, code }) => `${path} ${code}`));
      const isSame = kept.faults.some(
        ({ path, code }) => rule.at.includes(path) && codes.has(`${path} ${code}`),
      );
      if (isSame) tell(`what keeps it is answered ${got(kept)}`);
    }
  }
  return problems;
}
