import { describe, expect, it } from 'vitest';
import type { Contract, Schema } from './contract.ts';
import { describeFields, describeEither } from './fields.ts';
import { rulesOf } from './rules.ts';

const contract: Contract = {
  paths: {},
  components: {
    schemas: {
      Reach: {
        type: 'object',
        properties: { email: { type: 'string' }, phone: { type: 'string' } },
        'x-rules': [{ filled: ['email', 'phone'], code: 'contact_missing' }],
      },
    },
    parameters: {},
    responses: {},
  },
};
const body = (more: Schema): Schema => ({
  type: 'object',
  properties: { from: { type: 'string' }, until: { type: 'string' }, kind: { type: 'string' } },
  ...more,
});
/** Creates a condition; an object literal with the key `then` would be thenable. */
function given(properties: Record<string, Schema>, required: string[], then: Schema = {}): Schema {
  const condition: Schema = { if: { properties } };
  Reflect.set(condition, 'then', { required, ...then });
  return condition;
}
const rules = (more: Schema) => rulesOf(contract, body(more), 'createShelf');

describe('rules of a body', () => {
  it('are read from x-rules, with the field that gets the error', () => {
    expect(
      rules({
        'x-rules': [
          { after: ['until', 'from'], code: 'until_before_from' },
          { between: ['until', 'from', 'today + 3 months'], at: ['from'] },
        ],
      }),
    ).toEqual([
      { kind: 'after', of: ['until', 'from'], at: ['until'], code: 'until_before_from' },
      { kind: 'between', of: ['until', 'from', 'today + 3 months'], at: ['from'] },
    ]);
  });

  it("are read from JSON Schema's own conditions, several in allOf", () => {
    expect(
      rules({
        dependentRequired: { until: ['from'] },
        allOf: [
          given({ kind: { const: 'rent' } }, ['until']),
          given({ kind: { enum: ['a', 'b'] } }, ['from']),
        ],
      }),
    ).toEqual([
      { kind: 'required', of: ['from'], at: ['from'], when: { until: 'filled' } },
      { kind: 'required', of: ['until'], at: ['until'], when: { kind: ['rent'] } },
      { kind: 'required', of: ['from'], at: ['from'], when: { kind: ['a', 'b'] } },
    ]);
  });

  it('have the paths of nested objects, and mark each of several fields', () => {
    const properties = { couple: { $ref: '#/components/schemas/Reach' } };
    const whole: Schema = { type: 'object', properties };
    const found = rulesOf(contract, whole, 'createLead');
    expect(found).toEqual([
      {
        kind: 'filled',
        of: ['couple.email', 'couple.phone'],
        at: ['couple.email', 'couple.phone'],
        code: 'contact_missing',
        least: 1,
      },
    ]);
    const fields = describeFields(contract, whole);
    describeEither(fields, found);
    expect(fields['couple.phone']?.oneOf).toEqual(['couple.email', 'couple.phone']);
  });

  it.each<[string, Schema]>([
    [
      'x-rules names fax, expected one of from, until, kind',
      { 'x-rules': [{ after: ['until', 'fax'] }] },
    ],
    [
      'x-rules has no operator before, only after, atLeast',
      { 'x-rules': [{ before: ['until', 'from'] }] },
    ],
    ['each of x-rules has exactly one of', { 'x-rules': [{ at: 'until' }] }],
    ['x-rules between takes 3 names', { 'x-rules': [{ between: ['until', 'from'] }] }],
    ['x-rules names tomorrow, expected', { 'x-rules': [{ after: ['until', 'tomorrow'] }] }],
    ['an if needs a then with required', { if: { properties: { kind: { const: 'a' } } } }],
    ['else is not supported', { ...given({ kind: { const: 'a' } }, ['kind']), else: {} }],
    [
      'a then supports required only, not kind',
      given({ kind: { const: 'a' } }, ['kind'], { properties: { kind: { minLength: 2 } } }),
    ],
    ['if names size, expected', given({ size: { const: 'a' } }, ['kind'])],
    ['an if names each field with const or enum', given({ kind: {} }, ['from'])],
    ['dependentRequired names other, expected', { dependentRequired: { until: ['other'] } }],
    [
      'x-rules stands in the members of rows',
      { properties: { rows: { type: 'array', items: { 'x-rules': [{ less: ['a', 'b'] }] } } } },
    ],
  ])('are rejected: %s', (problem, wrong) => {
    expect(() => rules(wrong)).toThrow(`createShelf: ${problem}`);
  });
});
