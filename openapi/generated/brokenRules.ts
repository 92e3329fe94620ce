// Written by openapi/generate.ts from openapi/generator/brokenRules.ts. Do not edit.

import { get } from './get.ts';

/**
 * A rule between the fields of a body, from `x-rules` or from JSON Schema's own conditions. `npm run contract` copies
 * this file to generated/, from which API and panel alike take it.
 */
export interface Rule {
  readonly kind: 'after' | 'atLeast' | 'less' | 'between' | 'filled' | 'required';
  /** Compared or required fields by path; a comparison may contain moments such as `today + 3 months`. */
  readonly of: readonly string[];
  /** Fields that get the error. */
  readonly at: readonly string[];
  /** Key of the message below `rules`; by default that of the kind. */
  readonly code?: string;
  /** Number of fields that must be filled. */
  readonly least?: number;
  /** Fields that make others required: filled, or with one of these values. */
  readonly when?: { readonly [path: string]: 'filled' | readonly (string | number | boolean)[] };
}

/** Violated rule at one of its fields; `params` are the values of its message. */
export interface BrokenRule {
  path: string;
  code: string;
  params: Record<string, string | number>;
}

/** Calendar of the deployment, by which days are compared. */
export interface Calendar {
  now: Date;
  /** Returns the day at a distance from today: `-1d`, `+3m` or `+0d`. */
  dayFrom: (distance: string) => string;
  dayOf: (moment: Date) => string;
}

const MOMENT = /^(today|now)(?: ([+-]) (\d+) (day|month|year)s?)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Returns true for an operand that is no field: `now`, or `today - 1 day`. */
export const isMoment = (operand: string): boolean => MOMENT.test(operand);

const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function momentOf(operand: string, { now, dayFrom }: Calendar): string {
  const [, start, sign = '+', amount = '0', unit = 'day'] = MOMENT.exec(operand) ?? [];
  return start === 'now' ? now.toISOString() : dayFrom(`${sign}${amount}${unit.charAt(0)}`);
}

/** Converts a decimal to units of its last digit, without rounding. */
function unitsOf(decimal: string, digits: number): bigint {
  const [integer = '0', fraction = ''] = decimal.split('.');
  return BigInt(integer + fraction.padEnd(digits, '0'));
}

function compareDecimals(one: string, other: string): number {
  const digits = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0));
  const difference = unitsOf(one, digits) - unitsOf(other, digits);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

type Side = { kind: 'decimal' | 'day' | 'instant'; text: string };

/** Converts a value to comparable form; true is 1 and false 0, so that one checkbox can imply another. */
function sideOf(value: unknown): Side | undefined {
  if (typeof value === 'boolean') return { kind: 'decimal', text: value ? '1' : '0' };
  if (typeof value === 'number' || typeof value === 'string') {
    const text = String(value);
    if (DECIMAL.test(text)) return { kind: 'decimal', text };
    if (DAY.test(text)) return { kind: 'day', text };
    if (!Number.isNaN(Date.parse(text))) return { kind: 'instant', text };
  }
  return undefined;
}

/**
 * Returns a number below, at or above zero as the first value is before, at or after the second; undefined if they
 * are not comparable.
 */
function compare(one: Side, other: Side, { dayOf }: Calendar): number | undefined {
  if (one.kind === 'decimal' || other.kind === 'decimal')
    return one.kind === other.kind ? compareDecimals(one.text, other.text) : undefined;
  if (one.kind === 'instant' && other.kind === 'instant')
    return Date.parse(one.text) - Date.parse(other.text);
  const day = ({ kind, text }: Side) => (kind === 'day' ? text : dayOf(new Date(text)));
  return day(one) < day(other) ? -1 : day(one) > day(other) ? 1 : 0;
}

/** Default message keys by kind; days have keys of their own. */
const CODES = {
  after: { decimal: 'more', time: 'after' },
  atLeast: { decimal: 'at_least', time: 'not_earlier' },
  less: { decimal: 'less', time: 'earlier' },
  between: { decimal: 'between', time: 'between_times' },
} as const;

type Comparison = keyof typeof CODES;

/**
 * Returns the code of a rule, or the default of its kind.
 * @param isTime true if days and moments are compared
 */
export const codeOf = ({ kind, code }: Rule, isTime: boolean): string =>
  code ??
  (kind === 'filled' || kind === 'required' ? kind : CODES[kind][isTime ? 'time' : 'decimal']);

const HOLDS: Record<Comparison, (differences: readonly number[]) => boolean> = {
  after: ([one = 0]) => one > 0,
  atLeast: ([one = 0]) => one >= 0,
  less: ([one = 0]) => one < 0,
  between: ([one = 0, two = 0]) => one >= 0 && two <= 0,
};

const shown = ({ kind, text }: Side): string | number => (kind === 'decimal' ? Number(text) : text);

function brokenComparison(
  rule: Rule,
  kind: Comparison,
  values: unknown,
  calendar: Calendar,
): BrokenRule[] {
  const { of, at } = rule;
  const [first, ...others] = of.map((operand) =>
    sideOf(isMoment(operand) ? momentOf(operand, calendar) : get(values, operand)),
  );
  const differences = others.map((other) => first && other && compare(first, other, calendar));
  const nonNull = differences.filter((one) => one !== undefined);
  if (!first || nonNull.length < differences.length || HOLDS[kind](nonNull)) return [];
  const [limit, until] = others.flatMap((other) => (other ? [shown(other)] : []));
  const params = {
    ...(limit !== undefined && { limit }),
    ...(until !== undefined && { until }),
  };
  const code = codeOf(rule, first.kind !== 'decimal');
  return at.map((path) => ({ path, code, params }));
}

function isWanted(when: Rule['when'], values: unknown): boolean {
  return Object.entries(when ?? {}).every(([path, expected]) => {
    const value = get(values, path);
    return expected === 'filled' ? !isMissing(value) : expected.some((one) => one === value);
  });
}

function brokenBy(rule: Rule, values: unknown, calendar: Calendar): BrokenRule[] {
  const { kind, of, at, least = 1 } = rule;
  const missing = of.filter((path) => !isMoment(path) && isMissing(get(values, path)));
  if (kind === 'filled') {
    if (of.length - missing.length >= least) return [];
    return at.map((path) => ({ path, code: codeOf(rule, false), params: { least } }));
  }
  if (kind === 'required') {
    if (!isWanted(rule.when, values)) return [];
    return missing.map((path) => ({ path, code: codeOf(rule, false), params: {} }));
  }
  return brokenComparison(rule, kind, values, calendar);
}

/** Returns every field that a rule reads. */
export const fieldsOfRule = ({ of, when }: Rule): string[] => [
  ...of.filter((path) => !isMoment(path)),
  ...Object.keys(when ?? {}),
];

/**
 * Returns the rules that these values violate, one entry for each field. A comparison with an empty side passes; a
 * `required` rule covers that.
 */
export function brokenRules(
  rules: readonly Rule[],
  values: unknown,
  calendar: Calendar,
): BrokenRule[] {
  return rules.flatMap((rule) => brokenBy(rule, values, calendar));
}
