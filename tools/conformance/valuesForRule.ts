import { isMoment, type Rule } from '#contract/brokenRules.ts';

/** Constraints of a field. */
interface Facts {
  readonly kind: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

type FieldMap = Readonly<Record<string, Facts>>;

/** Values by path; undefined leaves a field empty. */
export type RuleValues = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;
/** Days ahead that satisfy the limits of every date field. */
const NEAR = 20;
const FAR = 40;

const dayAhead = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Returns a low and a high value that the field allows. */
function lowAndHigh(facts: Facts | undefined, now: Date): readonly [unknown, unknown] {
  if (facts?.kind === 'date') return [dayAhead(now, NEAR), dayAhead(now, FAR)];
  if (facts?.kind === 'boolean') return [false, true];
  if (facts?.kind === 'dateTime')
    return [`${dayAhead(now, NEAR)}T09:00:00.000Z`, `${dayAhead(now, FAR)}T09:00:00.000Z`];
  const low = Math.max(1, facts?.minimum ?? 1) + 1;
  return [low, Math.min(low + 5, facts?.maximum ?? low + 5)];
}

/** Returns values of compared fields that satisfy or violate a rule; none for relative ones such as today. */
function comparedValues(
  { kind, of }: Rule,
  fields: FieldMap,
  isSatisfied: boolean,
  now: Date,
): RuleValues {
  const [first = '', second = '', third = ''] = of;
  const [low, high] = lowAndHigh(fields[first], now);
  const isFirstHigh = (kind === 'less') !== isSatisfied;
  const pair = isFirstHigh ? [high, low] : [low, high];
  if (kind !== 'between') {
    if (isMoment(second)) return { [first]: pair[0] };
    return { [first]: pair[0], [second]: pair[1] };
  }
  // A day on both sides of a moment is the day of that moment.
  const most = second === third ? 'low' : 'high';
  const levels = isSatisfied
    ? ({ [first]: 'low', [second]: 'low', [third]: most } as const)
    : ({ [first]: 'high', [second]: 'low', [third]: 'low' } as const);
  const named = Object.entries(levels).filter(([path]) => !isMoment(path));
  return Object.fromEntries(
    named.map(([path, level]) => {
      const isOther = fields[path]?.kind !== fields[first]?.kind;
      const [least, greatest] = isOther ? lowAndHigh(fields[path], now) : [low, high];
      return [path, level === 'low' ? least : greatest];
    }),
  );
}

function conditionValues({ when = {} }: Rule, samples: RuleValues): RuleValues {
  return Object.fromEntries(
    Object.entries(when).map(([path, values]) => [
      path,
      values === 'filled' ? samples[path] : values[0],
    ]),
  );
}

/**
 * Returns values of a rule's fields that satisfy it, or violate only this rule.
 * @param samples valid values of each field by itself
 */
export function valuesForRule(
  rule: Rule,
  fields: FieldMap,
  samples: RuleValues,
  isSatisfied: boolean,
  now = new Date(),
): RuleValues {
  const empty = Object.fromEntries(rule.of.map((path) => [path, undefined]));
  const filled = Object.fromEntries(rule.of.map((path) => [path, samples[path]]));
  if (rule.kind === 'filled') return isSatisfied ? filled : empty;
  if (rule.kind === 'required')
    return { ...(isSatisfied ? filled : empty), ...conditionValues(rule, samples) };
  return comparedValues(rule, fields, isSatisfied, now);
}
