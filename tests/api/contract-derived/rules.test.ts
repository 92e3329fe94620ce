import { expect, test } from 'vitest';
import { isObject, loadContract } from '../../../server/http/contract.ts';
import { demoApi } from '../seed/demoApi.ts';
import { comparisons } from './bodyRules.ts';
import { demoAccount } from './demoAccount.ts';
import { features } from './featureRules.ts';
import { createRecords } from './createRecords.ts';
import { lockedFirst, pictures, quotas } from './placeRules.ts';
import { beside, main, owner, review, states } from './recordRules.ts';
import { ruledResources, type RuledResource, type RuleWorld } from './ruledRecords.ts';
import { storedFiles } from './storedFiles.ts';
import { blanks, checkDigits, hosts } from './textRules.ts';

const ofEach =
  (check: (world: RuleWorld, resource: RuledResource) => Promise<string[]>) =>
  async (world: RuleWorld) => {
    const problems: string[] = [];
    for (const resource of ruledResources) problems.push(...(await check(world, resource)));
    return problems;
  };

/** Checks by the contract keyword that declares the rule. */
const checks = {
  'x-rules': comparisons,
  'x-owner': ofEach(owner),
  'x-review': ofEach(async (world, resource) => [
    ...(await review(world, resource)),
    ...(await beside(world, resource)),
  ]),
  'x-main': ofEach(main),
  'x-feature': features,
  'x-states': ofEach(states),
  'x-quota': quotas,
  'x-order': ofEach((world, resource) => lockedFirst(world, resource)),
  minLength: blanks,
  'x-hosts': hosts,
  'check digits': checkDigits,
  'lists of pictures': ofEach(pictures),
  'stored files': storedFiles,
};

/** Returns the problems by keyword; the API may use another contract than the checks. */
async function problemsOf(
  contract = loadContract(),
  made: Readonly<Record<string, (world: RuleWorld) => Promise<string[]>>> = checks,
): Promise<Record<string, string[]>> {
  const api = await demoApi({ contract });
  try {
    const world = { api, account: await demoAccount(api, 'ayse') };
    await createRecords(api, async () => [world.account]);
    const found: Record<string, string[]> = {};
    for (const [keyword, check] of Object.entries(made)) found[keyword] = await check(world);
    return found;
  } finally {
    await api.close();
  }
}

/** Deletes keywords anywhere in a contract. */
function removeKeywords(node: unknown, keywords: ReadonlySet<string>): void {
  if (Array.isArray(node)) for (const one of node) removeKeywords(one, keywords);
  if (!isObject(node)) return;
  for (const [key, value] of Object.entries(node))
    if (keywords.has(key)) Reflect.deleteProperty(node, key);
    else removeKeywords(value, keywords);
}

/** Expected problem for each deleted keyword, with entity, rule and field. */
const PLANTED: Readonly<Record<string, RegExp>> = {
  'x-review': /^providers, x-review beside name: a change is answered 200/,
  'x-quota': /^createMedia, x-quota photos: record \d+ of \d+ is answered (201|422)/,
  'x-order': /^medias, x-order lockedFirst 6: place 6 moved up is answered 409/,
  'x-states': /^discounts, x-states status: deleteDiscountDocument at published is answered 404/,
  minLength: /^createGallery, name: “ ” is answered 201/,
  'x-hosts': /^createMedia, videoUrl: “https:\S+ is answered/,
  'check digits': /^createCustomerUser, identityNumber: “10000000145” is answered 201/,
  'lists of pictures': /^provider-items, list images: picture 13 of 12 is answered/,
  'stored files': /^(discounts, image: 3|discount-documents, document: 1) files stay after/,
};

test('the API enforces every rule of the contract', async () => {
  const kept = Object.fromEntries(Object.keys(checks).map((keyword) => [keyword, []]));
  expect(await problemsOf()).toEqual(kept);
}, 240_000);

/**
 * Checks that fail with the unchanged contract: one more locked position is expected, and the storage deletes no
 * file.
 */
const faultyChecks = {
  'x-order': ofEach((world, resource) => lockedFirst(world, resource, 1)),
  'stored files': (world: RuleWorld) => {
    world.api.ports.storage.remove = async () => {};
    return storedFiles(world);
  },
};

/** Raises the length limit of all lists of files. */
function raiseListLimits(node: unknown): void {
  if (Array.isArray(node)) for (const one of node) raiseListLimits(one);
  if (!isObject(node)) return;
  const { items } = node;
  if (isObject(items) && items['format'] === 'binary') node['maxItems'] = 99;
  for (const value of Object.values(node)) raiseListLimits(value);
}

/** Removes the check digits of identity numbers, tax numbers and IBANs. */
function removeCheckDigits(node: unknown): void {
  if (Array.isArray(node)) for (const one of node) removeCheckDigits(one);
  if (!isObject(node)) return;
  if (/^(identity-number|tax-number|iban)$/.test(String(node['x-as'])))
    Reflect.deleteProperty(node, 'x-as');
  for (const value of Object.values(node)) removeCheckDigits(value);
}

test('an API that ignores a rule fails the check of that rule', async () => {
  const contract = structuredClone(loadContract());
  const keywords = new Set(Object.keys(checks));
  for (const keyword of Object.keys(faultyChecks)) keywords.delete(keyword);
  removeKeywords(contract, keywords);
  raiseListLimits(contract);
  removeCheckDigits(contract);
  const found = await problemsOf(contract, { ...checks, ...faultyChecks });
  const undetected = Object.keys(checks).filter((keyword) => found[keyword]?.length === 0);
  expect(undetected).toEqual([]);
  for (const [keyword, names] of Object.entries(PLANTED))
    expect([keyword, found[keyword]]).toEqual([
      keyword,
      expect.arrayContaining([expect.stringMatching(names)]),
    ]);
}, 240_000);
