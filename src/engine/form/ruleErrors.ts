import { brokenRules, fieldsOfRule, type BrokenRule, type Rule } from '#contract/brokenRules.ts';
import { get } from '#contract/get.ts';
import { dayFrom } from '../kinds/date/dayFrom.ts';
import { sameValue } from './sameValue.ts';
import { unflatten } from './unflatten.ts';

interface RuledForm {
  rules: readonly Rule[];
  /** Fields that are shown: others keep what the record has. */
  paths: readonly string[];
  /** The record as it was opened; undefined for a new one. */
  before?: unknown;
}

/** True where the change touches the rule: a record that broke it before may be changed elsewhere. */
const isTouched = ({ before }: RuledForm, rule: Rule, values: unknown): boolean =>
  before === undefined ||
  fieldsOfRule(rule).some((path) => !sameValue(get(values, path), get(before, path)));

/** The rules of the contract that a form's values break, each at a field that is shown. */
export function ruleErrors(form: RuledForm, values: unknown, now: Date): BrokenRule[] {
  const shown = new Set(form.paths);
  const fields = form.rules.flatMap(fieldsOfRule);
  const whole = unflatten(
    Object.fromEntries(
      fields.map((path) => [path, get(shown.has(path) ? values : form.before, path)]),
    ),
  );
  const touched = form.rules.filter((rule) => isTouched(form, rule, whole));
  return brokenRules(touched, whole, {
    now,
    dayFrom: (distance) => dayFrom(now, distance),
    dayOf: (moment) => dayFrom(moment, '+0d'),
  }).filter(({ path }) => shown.has(path));
}
