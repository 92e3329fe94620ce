import { get } from '#contract/get.ts';
import type { AnyRecord } from '../../src/engine/definition/runtimeDefinition.ts';
import type { Facts } from '../../src/engine/definition/manifest.ts';
import { sampleOf } from './sampleOf.ts';
import type { World } from './world.tsx';

/** Number of records that are read before a value is chosen. */
const MAX_RECORDS = 100;

/** Comparison of a filter with the field that it is named after. */
interface Judged {
  path: string;
  by: 'value' | 'from' | 'until';
}

/** Value of a filter, with the expected numbers of records. */
export interface Choice {
  value: unknown;
  judged?: Judged;
  /** Number of records among the first ones that match the value. */
  inside?: number;
  /** Number of records among the first ones that do not match. */
  outside?: number;
  /** Number of records of the list without a filter. */
  total?: number;
}

const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });

/** Returns the value of a field as filters compare it: an instant as its day. */
function compared(record: unknown, path: string): string | number | boolean | undefined {
  const value = get(record, path);
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value))
    return dayIn.format(new Date(value));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/**
 * Returns the path of a filter's field, such as `couple.weddingDate` for `weddingDate`; undefined if no field or
 * several match.
 */
function pathOf({ resource }: World, name: string): string | undefined {
  const paths = Object.keys(resource.manifest.fields);
  if (paths.includes(name)) return name;
  const nested = paths.filter((path) => path.endsWith(`.${name}`));
  return nested.length === 1 ? nested[0] : undefined;
}

/** Returns the field of a filter by the contract's naming rule; undefined if there is none. */
function judgedBy(world: World, name: string, { many }: Facts): Judged | undefined {
  const range = /^(.+)(Start|End)$/.exec(name);
  const own = pathOf(world, name) ?? (many ? pathOf(world, name.replace(/s$/, '')) : undefined);
  if (own !== undefined) return { path: own, by: 'value' };
  const path = range ? pathOf(world, range[1] ?? '') : undefined;
  return path === undefined ? undefined : { path, by: range?.[2] === 'Start' ? 'from' : 'until' };
}

/** Compares days as texts and everything else as numbers. */
const isBefore = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? one < other : Number(one) < Number(other);

/** Returns true if a filter with this value includes the record, or if the record does not show the field. */
export function isInside({ value, judged }: Choice, record: unknown): boolean {
  if (!judged) return true;
  const held = compared(record, judged.path);
  if (judged.by === 'value') {
    const wanted: unknown[] = Array.isArray(value) ? value : [value];
    return held === undefined || wanted.includes(held);
  }
  if (held === undefined) return false;
  return judged.by === 'from' ? !isBefore(held, value) : !isBefore(value, held);
}

/**
 * Returns a value that some records have and some have not, so that an ignored filter is detected; for a range a
 * value between them. If no such value is known, returns any valid one.
 */
export async function choiceOf(world: World, name: string, facts: Facts): Promise<Choice> {
  const judged = judgedBy(world, name, facts);
  const any = { value: await sampleOf(world, name, facts) };
  if (!judged) return any;
  const { data, total = 0 } = await world.directProvider.getList<AnyRecord>(world.resource.name, {
    pagination: { page: 1, perPage: MAX_RECORDS },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    meta: world.place.meta,
  });
  const values = [...new Set(data.map((record) => compared(record, judged.path)))]
    .filter((value) => value !== undefined)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const middle = values[Math.floor(values.length / 2)];
  if (middle === undefined) return { ...any, judged };
  const choice = { value: facts.many ? [middle] : middle, judged };
  const inside = data.filter((record) => isInside(choice, record)).length;
  // A record without a value proves nothing.
  const known = data.filter((record) => compared(record, judged.path) !== undefined).length;
  return { ...choice, inside, outside: known - inside, total };
}
