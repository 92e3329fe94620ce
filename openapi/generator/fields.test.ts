import { describe, expect, it } from 'vitest';
import type { Contract, Schema } from './contract.ts';
import { describeField, describeFields } from './fields.ts';

const contract: Contract = {
  paths: {},
  components: {
    schemas: {
      Color: { type: 'string', description: 'A colour.', enum: ['ivory', 'rose'] },
      Place: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 80 }, size: { type: 'integer' } },
      },
    },
    parameters: {},
    responses: {},
  },
};

const fact = (schema: Schema, required = false) => describeField(contract, schema, required);
const kindOf = (schema: Schema) => fact(schema).kind;

describe('the kind of a field', () => {
  it.each<[string, Schema]>([
    ['id', { type: 'integer', format: 'int64', 'x-id': 'shelves' }],
    ['reference', { type: 'integer', format: 'int64', 'x-ref': 'shelves' }],
    ['configItem', { type: 'string', maxLength: 60, 'x-config-list': 'currency' }],
    ['money', { type: 'integer', 'x-as': 'money', 'x-currency': 'TRY' }],
    ['longText', { type: 'string', 'x-as': 'long-text' }],
    ['enum', { type: 'string', enum: ['a', 'b'] }],
    ['enum', { type: 'string', const: 'a' }],
    ['date', { type: 'string', format: 'date' }],
    ['dateTime', { type: 'string', format: 'date-time' }],
    ['email', { type: 'string', format: 'email' }],
    ['url', { type: 'string', format: 'web-url' }],
    ['file', { type: 'string', format: 'binary' }],
    ['boolean', { type: 'boolean' }],
    ['number', { type: 'integer', format: 'int64' }],
    ['number', { type: ['number', 'null'] }],
    ['object', { type: 'object', properties: {} }],
    ['text', { type: 'string', pattern: '^a$' }],
  ])('is %s for %j', (kind, schema) => expect(kindOf(schema)).toBe(kind));

  it('is the one that the contract declares, whatever its type', () => {
    expect(kindOf({ type: 'string', format: 'date', 'x-as': 'ago' })).toBe('ago');
    expect(kindOf({ type: 'integer', 'x-ref': 'cities', 'x-as': 'money' })).toBe('reference');
  });
});

describe('the facts of a field', () => {
  it('include only true flags', () => {
    expect(fact({ type: 'string', maxLength: 60 })).toEqual({ kind: 'text', maxLength: 60 });
  });

  it('return the only allowed value, and mark lists without duplicates', () => {
    expect(fact({ type: 'boolean', const: true })).toEqual({ kind: 'boolean', mustBe: true });
    expect(
      fact({ type: 'array', uniqueItems: true, items: { type: 'string', maxLength: 9 } }),
    ).toEqual({ kind: 'text', many: true, maxLength: 9, uniqueItems: true });
  });

  it('mark nullable, required and read-only fields', () => {
    expect(fact({ type: ['string', 'null'], readOnly: true }, true)).toEqual({
      kind: 'text',
      required: true,
      nullable: true,
      readOnly: true,
    });
    const withNull: Schema = { type: ['string', 'null'], enum: ['a', null] };
    expect(fact(withNull)).toEqual({ kind: 'enum', nullable: true, values: ['a'] });
  });

  it('contain limits for forms, but not the range of an id', () => {
    const money: Schema = { type: 'integer', minimum: 0, maximum: 99, 'x-as': 'money' };
    expect(fact({ ...money, 'x-currency': 'TRY' })).toEqual({
      kind: 'money',
      currency: 'TRY',
      integer: true,
      minimum: 0,
      maximum: 99,
    });
    expect(fact({ type: 'integer', minimum: 1, maximum: 99, 'x-ref': 'cities' })).toEqual({
      kind: 'reference',
      ref: 'cities',
      integer: true,
    });
  });

  it('contain the range of a date and its default', () => {
    const birthDate: Schema = { type: 'string', format: 'date', 'x-not-after': '-18y' };
    expect(fact(birthDate)).toEqual({ kind: 'date', notAfter: '-18y' });
    const video: Schema = { type: 'string', 'x-as': 'video-link', 'x-hosts': 'any' };
    expect(fact(video)).toEqual({ kind: 'videoLink', hosts: 'any' });
    expect(fact({ type: 'boolean', default: false })).toEqual({ kind: 'boolean', default: false });
  });

  it('contain the limits of a file and the recommended length of a text', () => {
    const logo: Schema = {
      type: 'string',
      'x-as': 'image',
      'x-accept': ['image/png'],
      'x-max-bytes': 1024,
      'x-min-width': 800,
      'x-max-width': 6000,
      'x-aspect': 1.5,
    };
    const limits = { maxBytes: 1024, minWidth: 800, maxWidth: 6000, aspect: 1.5 };
    expect(fact(logo)).toEqual({ kind: 'image', accept: ['image/png'], ...limits });
    const about: Schema = { type: 'string', 'x-as': 'rich-text', 'x-advised-length': 300 };
    expect(fact(about)).toEqual({ kind: 'richText', advisedLength: 300 });
    const hall: Schema = { type: 'integer', 'x-ref': 'providers', 'x-category-type': ['venue'] };
    expect(fact(hall)).toMatchObject({ ref: 'providers', categoryType: ['venue'] });
    const letter: Schema = { type: 'string', 'x-merge-fields': ['couple', 'price'] };
    expect(fact(letter)).toEqual({ kind: 'text', mergeFields: ['couple', 'price'] });
  });

  it('follow a reference, and keywords next to it take precedence', () => {
    const color: Schema = { $ref: '#/components/schemas/Color', readOnly: true };
    expect(fact(color)).toEqual({ kind: 'enum', readOnly: true, values: ['ivory', 'rose'] });
    expect(fact({ allOf: [{ $ref: '#/components/schemas/Color' }], readOnly: true })).toEqual(
      fact(color),
    );
  });

  it('throw for a missing schema', () => {
    expect(() => fact({ $ref: '#/components/schemas/Gone' })).toThrow('no schema');
  });
});

describe('an array', () => {
  it('has the facts of its item, and its maximum length', () => {
    const items: Schema = { $ref: '#/components/schemas/Color' };
    expect(fact({ type: 'array', minItems: 1, maxItems: 3, items })).toEqual({
      kind: 'enum',
      many: true,
      values: ['ivory', 'rose'],
      minItems: 1,
      maxItems: 3,
    });
  });

  it('of objects is rows, with the fields of one', () => {
    const items: Schema = { $ref: '#/components/schemas/Place' };
    expect(fact({ type: 'array', maxItems: 5, items }, true)).toEqual({
      kind: 'rows',
      many: true,
      required: true,
      maxItems: 5,
      fields: {
        name: { kind: 'text', required: true, maxLength: 80 },
        size: { kind: 'number', integer: true },
      },
    });
  });
});

describe('a kind for a whole value', () => {
  it('is an array with a kind of its own, with the members of an item', () => {
    const items: Schema = { $ref: '#/components/schemas/Place' };
    expect(fact({ type: 'array', 'x-as': 'week-prices', maxItems: 2, items })).toEqual({
      kind: 'weekPrices',
      many: true,
      maxItems: 2,
      fields: {
        name: { kind: 'text', required: true, maxLength: 80 },
        size: { kind: 'number', integer: true },
      },
    });
    const refs: Schema = { type: 'integer', 'x-ref': 'colors' };
    expect(fact({ type: 'array', 'x-as': 'tags', minItems: 1, items: refs })).toEqual({
      kind: 'tags',
      many: true,
      minItems: 1,
      ref: 'colors',
      integer: true,
    });
  });

  it('is an object with a kind of its own, whose members are not listed', () => {
    const point: Schema = {
      type: 'object',
      'x-as': 'map-point',
      required: ['lat'],
      properties: { lat: { type: 'number' } },
    };
    const record: Schema = { type: 'object', properties: { point } };
    expect(describeFields(contract, record)).toEqual({
      point: { kind: 'mapPoint', fields: { lat: { kind: 'number', required: true } } },
    });
  });
});

describe('an object', () => {
  it('is listed by the dotted paths of its fields, and by its own path', () => {
    const record: Schema = {
      type: 'object',
      required: ['place'],
      properties: { place: { $ref: '#/components/schemas/Place' }, note: { type: 'string' } },
    };
    expect(describeFields(contract, record)).toEqual({
      place: { kind: 'object', required: true },
      'place.name': { kind: 'text', required: true, maxLength: 80 },
      'place.size': { kind: 'number', integer: true },
      note: { kind: 'text' },
    });
  });

  it('that is read-only has only read-only fields', () => {
    const record: Schema = {
      type: 'object',
      properties: {
        place: { allOf: [{ $ref: '#/components/schemas/Place' }], readOnly: true },
      },
    };
    const fields = describeFields(contract, record);
    expect(Object.values(fields).map(({ readOnly }) => readOnly)).toEqual([true, true, true]);
  });
});
