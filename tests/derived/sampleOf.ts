import sharp from 'sharp';
import type { Rule } from '#contract/brokenRules.ts';
import { listItemOptionGroups } from '#contract/operations.ts';
import { get } from '#contract/get.ts';
import type { Facts, FieldMap } from '../../src/engine/definition/manifest.ts';
import { unflatten } from '../../src/engine/form/unflatten.ts';
import { valuesForRule } from '../../tools/conformance/valuesForRule.ts';
import type { World } from './world.tsx';

let serial = Date.now() % 1_000_000;

const COMMON: Readonly<Record<string, unknown>> = {
  boolean: true,
  url: 'https://example.com/a',
  videoLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  iban: 'TR330006100519786457841326',
  identityNumber: '10000000146',
  taxNumber: '4540536920',
  password: 'a long enough secret 1',
  richText: '<p>Merhaba</p>',
  mapPoint: { latitude: 41.1, longitude: 29.1 },
};

/** Fetches the id of the first record of another resource; of providers the first one in these categories. */
async function firstId(
  world: World,
  ref: string,
  categoryType?: readonly string[],
): Promise<number> {
  const sort = { field: 'id', order: 'ASC' as const };
  const found = await world.directProvider.getList(ref, {
    pagination: { page: 1, perPage: 1 },
    sort,
    filter: categoryType ? { categoryType } : {},
  });
  return Number(get(found.data, '0.id') ?? 0);
}

/** Fetches the id of the first tag of the category of that provider. */
async function firstTag(world: World, categoryType?: readonly string[]): Promise<number> {
  const id = await firstId(world, 'providers', categoryType);
  const answer: unknown = await world.directProvider.getOne('providers', { id });
  const providerCategoryId = Number(get(answer, 'data.category.id'));
  const query = { providerCategoryId, limit: 1 };
  const { data } = await world.directProvider.call(listItemOptionGroups, { query });
  return data[0]?.options[0]?.id ?? 0;
}

function textOf(name: string, facts: Facts): string {
  // Never twice the same, even if it must be short.
  const number = String((serial += 1));
  const room = Math.max(0, (facts.maxLength ?? 200) - number.length - 1);
  const words = `Deneme ${name.replaceAll('.', ' ')}`.slice(0, room).trimEnd();
  return `${words} ${number}`.trim().padEnd(facts.minLength ?? 0, '.');
}

const DOCUMENT = new File(['%PDF-1.7\n%%EOF'], 'deneme.pdf', { type: 'application/pdf' });

/** Creates a picture of the width that the contract requires. */
async function pictureOf({ minWidth = 400 }: Facts): Promise<File> {
  const size = { width: minWidth, height: minWidth, channels: 3 } as const;
  const bytes = await sharp({ create: { ...size, background: '#7a1f4b' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'deneme.png', { type: 'image/png' });
}

function numberOf({ minimum = 1, maximum = minimum + 10 }: Facts): number {
  return Math.min(maximum, Math.max(minimum, 2));
}

function dayOf({ notAfter }: Facts): string {
  if (notAfter === '-18y') return '1990-05-20';
  const isAhead = notAfter?.startsWith('+') && notAfter !== '+0d';
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  return notAfter === undefined || isAhead ? day : '2020-05-20';
}

async function oneOf(
  world: World,
  name: string,
  facts: Facts,
  categoryType?: readonly string[],
): Promise<unknown> {
  switch (facts.kind) {
    case 'enum':
      return facts.values?.[0];
    case 'configItem': {
      const items = await world.directProvider.getConfigItems();
      return items.find((item) => item.itemType === facts.list && item.status === 'active')?.itemId;
    }
    case 'reference':
    case 'id':
      return firstId(world, facts.ref ?? '', facts.categoryType);
    case 'number':
      return ['tagIds', 'optionIds'].includes(name)
        ? firstTag(world, categoryType)
        : numberOf(facts);
    case 'money':
    case 'percent':
    case 'rating':
      return numberOf(facts);
    case 'date':
      return dayOf(facts);
    case 'dateTime':
    case 'ago':
      return `${dayOf(facts)}T09:00:00.000Z`;
    case 'email':
      return `deneme${(serial += 1)}@example.com`;
    case 'phone':
      return `+90532${String(serial++ % 10_000_000).padStart(7, '0')}`;
    case 'image':
      return pictureOf(facts);
    case 'file':
      return facts.accept?.includes('image/png') === false ? DOCUMENT : pictureOf(facts);
    case 'weekPrices':
      return { weekPeriod: 'all', price: 1500, currency: 'TRY', unit: 1 };
    case 'rows':
      return samplesOf(world, facts.fields ?? {}, Object.keys(facts.fields ?? {}));
    default:
      return COMMON[facts.kind] ?? textOf(name, facts);
  }
}

/** Returns a valid value for a field; references are to records of the demo account. */
export async function sampleOf(
  world: World,
  name: string,
  facts: Facts,
  categoryType?: readonly string[],
): Promise<unknown> {
  const one = await oneOf(world, name, facts, categoryType);
  return facts.many ? [one] : one;
}

/** Returns valid values by path, consistent with the rules between them. */
export async function flatSamples(
  world: World,
  fields: FieldMap,
  paths: readonly string[],
  rules: readonly Rule[] = [],
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const path of paths) {
    const facts = fields[path];
    if (!facts || facts.kind === 'object' || facts.readOnly) continue;
    values[path] = await sampleOf(world, path, facts, fields['providerId']?.categoryType);
  }
  for (const rule of rules) {
    // A field that a condition requires is already filled.
    if (rule.kind === 'required') continue;
    const kept = valuesForRule(rule, fields, values, true);
    for (const [path, value] of Object.entries(kept)) if (path in values) values[path] = value;
  }
  return values;
}

/** Returns the same values, nested as forms hold them. */
export const samplesOf = async (
  world: World,
  fields: FieldMap,
  paths: readonly string[],
  rules: readonly Rule[] = [],
): Promise<Record<string, unknown>> => unflatten(await flatSamples(world, fields, paths, rules));
