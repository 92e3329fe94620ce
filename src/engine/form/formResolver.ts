import { toNestErrors } from '@hookform/resolvers';
import { zodResolver } from '@hookform/resolvers/zod';
import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { BrokenRule, Rule } from '#contract/brokenRules.ts';
import { formatDate, formatDateTime, formatNumber } from '../../ui/format.ts';
import { isDay } from '../controls/calendar/day.ts';
import type { FieldMap } from '../definition/manifest.ts';
import { rowSchema } from './leafSchema.ts';
import { ruleErrors } from './ruleErrors.ts';

type Values = Record<string, unknown>;

interface CheckedForm {
  fields: FieldMap;
  /** Visible fields. */
  paths: readonly string[];
  rules?: readonly Rule[] | undefined;
  /** The edited record as it was opened; undefined for a new one. */
  before?: unknown;
  /** Moment at which the form was opened. */
  opened: Date;
  locale: string;
}

function written(value: string | number, locale: string): string {
  if (typeof value === 'number') return formatNumber(value, locale, 2);
  return isDay(value)
    ? formatDate(value, locale, 'written')
    : formatDateTime(value, locale, 'written');
}

/** Returns the message of a broken rule in react-admin's translation format. */
export function ruleMessage({ code, params }: BrokenRule, locale: string): string {
  const args: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) args[name] = written(value, locale);
  const message = code === 'required' ? 'validation.required' : `rules.${code}`;
  return `@@react-admin@@${JSON.stringify({ message, args })}`;
}

/**
 * Returns a resolver that validates the visible fields by the contract's facts and rules in one pass. Cross-field
 * checks of a schema would only run once every field is valid.
 */
export function formResolver(form: CheckedForm): Resolver<Values> {
  const { fields, paths, rules = [], before, opened, locale } = form;
  const schema = zodResolver(rowSchema(fields, opened, paths));
  return async (values, context, options) => {
    const checked = await schema(values, context, options);
    const broken = ruleErrors({ rules, paths, before }, values, new Date()).filter(
      ({ path }) => get(checked.errors, path) === undefined,
    );
    if (broken.length === 0) return checked;
    const flat: FieldErrors<Values> = {};
    for (const one of broken) flat[one.path] = { type: 'rule', message: ruleMessage(one, locale) };
    const ruled = toNestErrors(flat, options);
    const errors: FieldErrors<Values> = { ...checked.errors };
    for (const { path } of broken) set(errors, path, get(ruled, path));
    return { values: {}, errors };
  };
}
