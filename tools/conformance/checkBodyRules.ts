import { resolve, type Contract } from '../../openapi/generator/contract.ts';
import { rulesOf } from '../../openapi/generator/rules.ts';
import { get } from '#contract/get.ts';
import { rowOf, type Life, type Row } from './Life.ts';
import { nameOfRule, ruledBody } from './ruledBody.ts';
import { jsonOf, type Answer } from './send.ts';
import { textOf } from './values.ts';

function faultPaths(answer: Answer): string[] {
  const errors = get(jsonOf(answer), 'errors');
  return Array.isArray(errors) ? errors.map((one: unknown) => textOf(get(one, 'path'))) : [];
}

/** Sends a body that violates each rule between fields; expects a 422 at these fields. */
export async function checkBodyRules(life: Life, contract: Contract, needed: Row): Promise<void> {
  const { create } = life.collection;
  const isFile = (path: string) =>
    resolve(contract, create.body.properties?.[path] ?? {}).format === 'binary';
  for (const rule of rulesOf(contract, create.body, create.id)) {
    if ([...rule.of, ...Object.keys(rule.when ?? {})].some(isFile)) {
      life.report.leaveOut(create.id, `${nameOfRule(rule)}: asks for a file`);
      continue;
    }
    const body = ruledBody(contract, create.body, rule, { needed, isKept: false });
    const answer = await life.send('POST', life.path, body);
    const named = faultPaths(answer);
    const missed = rule.at.filter((path) => !named.includes(path));
    const isRefused = answer.status === 422 && missed.length === 0;
    const description = answer.status === 422 ? `422 without ${missed.join(', ')}` : answer.status;
    life.report.add(
      create.id,
      isRefused
        ? []
        : [`a body that breaks ${nameOfRule(rule)}: status ${description} instead of 422`],
    );
    if (answer.status === 201) await life.removeAgain(rowOf(answer));
  }
}
