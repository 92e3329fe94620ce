import type { RuntimeFieldSettings } from '../engine/definition/runtimeDefinition.ts';
import type { Facts } from '../engine/definition/manifest.ts';
import { kindNameOf, type Field } from '../engine/definition/field.ts';
import { samples } from '../engine/kinds/samples.ts';

/** Fields that need more than their kind, with their initial values. */
interface Variant {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly values: Readonly<Record<string, unknown>>;
}

function field(path: string, facts: Facts, settings: RuntimeFieldSettings = {}): Field {
  return { resource: 'gallery', path, kind: kindNameOf(facts, settings), facts, settings };
}

const id = { kind: 'reference', required: true, integer: true } as const;

/** Variants: several records, a dependent choice, nested rows, several ordered pictures. */
export const variants: readonly Variant[] = [
  {
    name: 'references',
    fields: [field('references', { ...id, many: true, maxItems: 3, ref: 'cities' })],
    values: { references: [34, 6] },
  },
  {
    name: 'dependent',
    fields: [
      field('place', { ...id, ref: 'cities' }),
      field('dependent', { ...id, ref: 'districts' }, { options: { cityId: 'place' } }),
    ],
    values: {},
  },
  {
    name: 'nested',
    fields: [
      field('nested', {
        kind: 'rows',
        many: true,
        required: true,
        maxItems: 3,
        fields: {
          title: { kind: 'text', required: true, maxLength: 60 },
          phones: {
            kind: 'rows',
            many: true,
            maxItems: 2,
            fields: { number: { kind: 'phone', required: true } },
          },
        },
      }),
    ],
    values: {
      nested: [{ title: 'Gelin', phones: [{ number: '+905321234567' }] }, { title: 'Damat' }],
    },
  },
  {
    name: 'pictures',
    fields: [field('pictures', { ...samples.image.facts, many: true, maxItems: 4 })],
    values: { pictures: samples.image.good },
  },
];
