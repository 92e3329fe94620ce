import { expect, test } from 'vitest';
import { isObject, loadContract } from '../../../server/http/contract.ts';
import { demoApi } from '../seed/demoApi.ts';
import { comparisons } from './bodyRules.ts';
import { demoAccount } from './demoAccount.ts';
import { features } from './featureRules.ts';
import { main, owner, review, states } from './recordRules.ts';
import { ruledResources, type RuledResource, type RuleWorld } from './ruledRecords.ts';

const ofEach =
  (check: (world: RuleWorld, resource: RuledResource) => Promise<string[]>) =>
  async (world: RuleWorld) => {
    const problems: string[] = [];
    for (const resource of ruledResources) problems.push(...(await check(world, resource)));
    return problems;
  };

/** Checks of every word of the contract that says a rule, by that word. */
const checks = {
  'x-rules': comparisons,
  'x-owner': ofEach(owner),
  'x-review': ofEach(review),
  'x-main': ofEach(main),
  'x-feature': features,
  'x-states': ofEach(states),
};

/** Problems of every word, of an API that may read another contract than the checks do. */
async function problemsOf(contract = loadContract()): Promise<Record<string, string[]>> {
  const api = await demoApi({ contract });
  try {
    const world = { api, account: await demoAccount(api, 'ayse') };
    const found: Record<string, string[]> = {};
    for (const [word, check] of Object.entries(checks)) found[word] = await check(world);
    return found;
  } finally {
    await api.close();
  }
}

/** Takes words out of a contract, wherever they stand. */
function forget(node: unknown, words: ReadonlySet<string>): void {
  if (Array.isArray(node)) for (const one of node) forget(one, words);
  if (!isObject(node)) return;
  for (const [key, value] of Object.entries(node))
    if (words.has(key)) Reflect.deleteProperty(node, key);
    else forget(value, words);
}

test('the API keeps every rule of the contract', async () => {
  const kept = Object.fromEntries(Object.keys(checks).map((word) => [word, []]));
  expect(await problemsOf()).toEqual(kept);
}, 240_000);

test('an API that forgets its rules is told so, word by word', async () => {
  const contract = structuredClone(loadContract());
  forget(contract, new Set(Object.keys(checks)));
  const found = await problemsOf(contract);
  const blind = Object.keys(checks).filter((word) => found[word]?.length === 0);
  expect(blind).toEqual([]);
}, 240_000);
