import { codeOf, isMoment, type Rule } from '#contract/brokenRules.ts';
import { intlLocale } from '../../ui/format.ts';
import type { Field } from '../definition/field.ts';
import type { Describer } from './describer.ts';

const UNITS = { day: 'day', month: 'month', year: 'year' } as const;

const isUnit = (text: string): text is keyof typeof UNITS => Object.hasOwn(UNITS, text);

/** Returns the quoted label of a field, or a relative day such as `today + 3 months` as text. */
function operandText({ helpText, label, locale }: Describer, operand: string): string {
  if (!isMoment(operand)) return helpText('rules.field', { name: label(operand) });
  const [start = '', sign, amount, units = ''] = operand.split(' ');
  const unit = units.replace(/s$/, '');
  if (sign === undefined || !isUnit(unit)) return helpText(`rules.${start}`);
  const style = { style: 'unit', unit: UNITS[unit], unitDisplay: 'long' } as const;
  const time = new Intl.NumberFormat(intlLocale(locale), style).format(Number(amount));
  return helpText(sign === '-' ? 'rules.ago' : 'rules.ahead', { time });
}

function describeRequired(describer: Describer, { when = {} }: Rule): string {
  const { helpText, labels, conditions, resource } = describer;
  const expected = Object.entries(when).flatMap(([path, values]) =>
    values === 'filled' ? [] : [[path, values] as const],
  );
  if (expected.length === 0)
    return helpText('rules.requiredWith', { names: labels(Object.keys(when)) });
  const { fields } = resource.manifest;
  const condition = conditions(Object.fromEntries(expected), fields, 'field');
  return helpText('rules.requiredWhen', { condition });
}

/** Describes the rules whose errors a field shows, with the same messages as the form and the API. */
export function describeRules(describer: Describer, { path, kind }: Field): string[] {
  const { create, update } = describer.resource.manifest;
  const rules = (update?.rules ?? create?.rules ?? []).filter(({ at }) => at.includes(path));
  const isTime = kind === 'date' || kind === 'dateTime';
  return rules.flatMap((rule) => {
    if (rule.kind === 'required') return [describeRequired(describer, rule)];
    // `describeField` describes rules of the form "at least one of several fields".
    if (rule.kind === 'filled' && rule.least === 1) return [];
    const [limit = '', until = ''] = rule.of.slice(1).map((one) => operandText(describer, one));
    const least = String(rule.least ?? 1);
    return [describer.optionalText(`rules.${codeOf(rule, isTime)}`, { limit, until, least })];
  });
}
