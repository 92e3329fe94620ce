import { brokenRules, fieldsOfRule, type BrokenRule, type Rule } from '#contract/brokenRules.ts';
import { get } from '#contract/get.ts';
import { dayFrom } from '../kinds/date/dayFrom.ts';
import { sameValue } from './sameValue.ts';
import { unflatten } from './unflatten.ts';

interface RuledForm {
  rules: readonly Rule[];
  /** Visible fields; the other fields have the record's values. */
  paths: readonly string[];
  /** The edited record as it was opened; undefined for a new one. */
  before?: unknown;
}

/**
 * Returns true if the change affects a field of the rule. Other fields of a record that already violates a rule
 * can be changed.
 */
const isTouched = ({ before }: RuledForm, rule: Rule, values: unknown): boolean =>
  before === undefined ||
  fieldsOfRule(rule).some((path) => !sameValue(get(values, path), get(before, path)));

/** Returns the contract's rules that a form's values violate, each at a visible field. */
export function ruleErrors(form: RuledForm, values: unknown, now: Date): BrokenRule[] {
  const shown = new Set(form.paths);
  const fields = form.rules.flatMap(fieldsOfRule);
  const record = unflatten(
    Object.fromEntries(
      fields.map((path) => [path, get(shown.has(path) ? values : form.before, path)]),
    ),
  );
  const touched = form.rules.filter((rule) => isTouched(form, rule, record));
  return brokenRules(touched, record, {
    now,
    dayFrom: (distance) => dayFrom(now, distance),
    dayOf: (moment) => dayFrom(moment, '+0d'),
  }).filter(({ path }) => shown.has(path));
}
