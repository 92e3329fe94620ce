import { describe, expect, test } from 'vitest';
import { bundledContract } from './bundledContract.ts';
import { exampleRules } from './exampleRules.ts';
import { listRules } from './listRules.ts';
import { operationRules } from './operationRules.ts';
import { schemaPlaces } from './schemaPlaces.ts';
import { schemaRules } from './schemaRules.ts';
import { sentenceRules } from './sentenceRules.ts';
import { textRules } from './textRules.ts';
import { wordRules } from './wordRules.ts';

const rules = [
  ...operationRules,
  ...listRules,
  ...schemaRules,
  ...exampleRules,
  ...wordRules,
  ...sentenceRules,
  ...textRules,
];

describe.each(rules)('$name', (rule) => {
  test('in the whole contract', () => {
    expect(rule.find(bundledContract)).toEqual([]);
  });

  test('reports a violation', () => {
    const copy = structuredClone(bundledContract);
    rule.spoil(copy);
    expect(rule.find(copy)).toHaveLength(1);
  });
});

test('the rules above read the whole contract', () => {
  expect(schemaPlaces(bundledContract).length).toBeGreaterThan(1000);
});
