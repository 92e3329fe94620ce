import type { RuntimeFieldSettings } from '../engine/definition/runtimeDefinition.ts';
import type { KindName } from '../engine/definition/kinds.ts';
import type { Facts } from '../engine/definition/manifest.ts';
import type { Field } from '../engine/definition/field.ts';
import { samples } from '../engine/kinds/samples.ts';

/** Settings that a definition would add to some kinds. */
const settings: { readonly [K in KindName]?: RuntimeFieldSettings } = {
  boolean: { tone: { true: 'success', false: 'neutral' } },
  enum: {
    tone: {
      waiting: 'info',
      answered: 'special',
      agreed: 'success',
      late: 'warning',
      refused: 'danger',
      draft: 'neutral',
    },
  },
};

/** Resource that the sample ids of a kind refer to; the engine names no entity. */
const places: Readonly<Record<string, string>> = {
  cityId: 'cities',
  districtId: 'districts',
  neighborhoodId: 'neighborhoods',
};

function factsOf(kind: KindName): Facts {
  const { facts } = samples[kind];
  if (kind === 'address') {
    const members = Object.entries(facts.fields ?? {}).map(([key, member]) => {
      const ref = places[key];
      return [key, ref === undefined ? member : { ...member, ref }] as const;
    });
    return { ...facts, fields: Object.fromEntries(members) };
  }
  return kind === 'reference' || kind === 'tags' ? { ...facts, ref: 'cities' } : facts;
}

function fieldOf(kind: KindName): Field {
  return {
    resource: 'gallery',
    path: kind,
    kind,
    facts: factsOf(kind),
    settings: settings[kind] ?? {},
  };
}

const made = new Map<KindName, Field>();

/**
 * Returns a field of a kind with its sample facts and messages under `resources.gallery`. Cached by
 * kind.
 */
export function sampleField(kind: KindName): Field {
  const field = made.get(kind) ?? fieldOf(kind);
  made.set(kind, field);
  return field;
}
