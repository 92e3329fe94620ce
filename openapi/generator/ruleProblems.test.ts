import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContract, requestSchema, resolve, type Contract, type Schema } from './contract.ts';
import { ruleProblems } from './ruleProblems.ts';

const text = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8');

const schemaOf = (contract: Contract, name: string): Schema => {
  const found = contract.components.schemas[name];
  if (!found) throw new Error(`the contract has no ${name}`);
  return found;
};

const conditionOf = (contract: Contract, name: string): Schema =>
  schemaOf(contract, name).allOf?.[0] ?? {};

const ifOf = (contract: Contract, name: string) => conditionOf(contract, name).if?.properties ?? {};

test('the shipped contract has only valid references', () => {
  expect(ruleProblems(readContract(text))).toEqual([]);
});

test.each<[string, (contract: Contract) => unknown, RegExp]>([
  [
    'a reviewed field',
    (contract) =>
      Object.assign(schemaOf(contract, 'Provider'), { 'x-review': { beside: ['nam'] } }),
    /^\w+: x-review names nam, expected one of id, version, /,
  ],
  [
    'the state that a review leads to',
    (contract) =>
      Object.assign(schemaOf(contract, 'Media'), { 'x-review': { again: ['name'], to: 'waits' } }),
    /: x-review names waits, expected one of .*pending/,
  ],
  [
    'the state that an approval leads to',
    (contract) =>
      Object.assign(schemaOf(contract, 'Media'), {
        'x-review': { again: ['name'], to: 'pending', approved: 'aproved' },
      }),
    /: x-review names aproved, expected one of .*approved/,
  ],
  [
    'the field of states',
    (contract) => Object.assign(schemaOf(contract, 'Discount'), { 'x-states': { field: 'state' } }),
    /: x-states names state, expected one of id, /,
  ],
  [
    'a state',
    (contract) =>
      Object.assign(schemaOf(contract, 'Discount'), {
        'x-states': { field: 'status', update: ['draft'], below: ['drafts'] },
      }),
    /: x-states names drafts, expected one of draft, /,
  ],
  [
    'a value of records that may be deleted',
    (contract) =>
      Object.assign(schemaOf(contract, 'Testimonial'), {
        'x-states': { field: 'status', removeAmong: { source: ['pannel'] } },
      }),
    /: x-states names pannel, expected one of panel, /,
  ],
  [
    'a main mark’s heir',
    (contract) =>
      Object.assign(schemaOf(contract, 'Catalog'), {
        'x-main': { field: 'isMain', heir: '-madeAt' },
      }),
    /: x-main names madeAt, expected one of id, /,
  ],
  [
    'the field of a currency',
    (contract) =>
      Object.assign(schemaOf(contract, 'Discount').properties?.['priceAfter'] ?? {}, {
        'x-currency': 'curency',
      }),
    /: x-currency names curency, expected one of id, /,
  ],
  [
    'the cover of a list of pictures',
    (contract) =>
      Object.assign(schemaOf(contract, 'ProviderItemUpdate').properties?.['images'] ?? {}, {
        'x-cover': 'name',
      }),
    /: x-cover names name, expected one of coverImage$/,
  ],
  [
    'the day after which an action does not start',
    (contract) => {
      const action = contract.paths['/discounts/{id}/actions']?.post;
      const [first = {}] = (action && requestSchema(contract, action)?.oneOf) ?? [];
      Object.assign(resolve(contract, first)['x-transitions'] ?? {}, { until: 'validTill' });
    },
    /: x-transitions names validTill, expected one of id, /,
  ],
  [
    'the limit of a quota',
    (contract) =>
      Object.assign(contract.paths['/medias']?.post?.['x-quota'] ?? {}, { limit: 'photo' }),
    /^createMedia: x-quota names photo, expected one of photos, /,
  ],
  [
    'a required member',
    (contract) => schemaOf(contract, 'CatalogCreate').required?.push('titel'),
    /^createCatalog: required names titel, expected one of providerId, /,
  ],
  [
    'the value of a condition',
    (contract) => Object.assign(ifOf(contract, 'GalleryCreate'), { isReference: { const: 'yes' } }),
    /^createGallery: if names yes for isReference, expected one of true, false$/,
  ],
  [
    'the required field of a condition',
    (contract) =>
      Reflect.deleteProperty(conditionOf(contract, 'GalleryCreate').then ?? {}, 'properties'),
    /^createGallery: then names coupleName, expected properties: { coupleName: {} } beside/,
  ],
  [
    'the state that an action leads to',
    (contract) => {
      const action = contract.paths['/discounts/{id}/actions']?.post;
      const [first = {}] = (action && requestSchema(contract, action)?.oneOf) ?? [];
      const change = resolve(contract, first)['x-transitions'];
      Object.assign(change ?? {}, { to: 'publishd' });
    },
    /^createDiscountAction: x-transitions names publishd, expected one of draft, /,
  ],
  [
    'the field of a filter',
    (contract) => {
      const parameters = contract.paths['/provider-awards']?.get?.parameters ?? [];
      Object.assign(parameters.find(({ name }) => name === 'rank') ?? {}, { name: 'rnak' });
    },
    /^listProviderAwards: filter names rnak, expected one of id, /,
  ],
  [
    'the entity of a record',
    (contract) => Object.assign(contract.paths['/medias/{id}'] ?? {}, { 'x-resource': 'media' }),
    /: x-resource names media, expected one of medias$/,
  ],
  [
    'the only path’s entity',
    (contract) => Object.assign(contract.paths['/cities'] ?? {}, { 'x-resource': 'citys' }),
    /^listCities: x-resource names citys, expected one of cities$/,
  ],
  [
    'the entity below a record',
    (contract) =>
      Object.assign(contract.paths['/leads/{id}/comments'] ?? {}, { 'x-resource': 'led-comments' }),
    /^listLeadComments: x-resource names led-comments, expected .*leads, comments, lead-comments$/,
  ],
  [
    'a sort key',
    (contract) => {
      const parameters = contract.paths['/discounts']?.get?.parameters ?? [];
      parameters.find(({ name }) => name === 'sort')?.schema.enum?.push('-validTill');
    },
    /^listDiscounts: sort names validTill, expected one of id, /,
  ],
])('rejects %s that does not exist, with the existing ones', (_, spoil, problem) => {
  const contract = readContract(text);
  spoil(contract);
  const [first, ...others] = ruleProblems(contract);
  expect(first).toMatch(problem);
  expect(others).toEqual([]);
});

test('rejects two operations with one operationId', () => {
  const contract = readContract(text);
  const one = contract.paths['/medias/{id}']?.get;
  if (one) one.operationId = 'listMedias';
  expect(ruleProblems(contract)).toContain('listMedias: two calls have this operationId');
});

test.each<[string, Schema, string[]]>([
  [
    'the states',
    { properties: { status: { enum: ['pending', 'active'] }, updatedAt: {} } },
    ['the status rejected', 'approved, the status after an approval, one of pending, active'],
  ],
  [
    'the moment',
    { properties: { status: { enum: ['pending', 'rejected', 'approved'] } } },
    ['the field createdAt or updatedAt, since the oldest is decided first'],
  ],
])('rejects a reviewed record without %s that the desk needs', (_, record, lacks) => {
  const contract = readContract(text);
  const { properties } = record;
  Object.assign(schemaOf(contract, 'Media'), {
    required: [],
    'x-states': undefined,
    'x-main': undefined,
    'x-review': { again: ['status'], to: 'pending' },
    properties: { ...properties, id: {} },
  });
  const problems = ruleProblems(contract).filter((one) => one.includes('x-review'));
  expect(problems.map((one) => one.replace(/^\w+: /, ''))).toEqual(
    lacks.map((what) => `x-review needs ${what}`),
  );
});
