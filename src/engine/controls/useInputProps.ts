import { useLocale, useTranslate } from 'react-admin';
import { intlLocale } from '../../ui/format.ts';
import type { Facts } from '../definition/manifest.ts';
import { labelKey, type Field } from '../definition/field.ts';

/** Tells whether a field carries the mark of required ones: it must be filled, or it or another one must. */
const isMarked = ({ required, nullable, oneOf }: Facts): boolean =>
  oneOf !== undefined || ((required ?? false) && !nullable);

/** Returns what every input of react-admin's is given: source, label, whether it is required, help under it. */
export function useInputProps(field: Field, source: string) {
  const translate = useTranslate();
  const locale = useLocale();
  const { resource, facts } = field;
  const { oneOf = [] } = facts;
  const names = oneOf.map((path) => translate(labelKey({ ...field, path })));
  const either = new Intl.ListFormat(intlLocale(locale), { type: 'disjunction' });
  const help = [
    translate(`resources.${resource}.help.${field.path}`, { _: '' }),
    facts.onlyOne === undefined ? '' : translate('engine.form.onlyOne'),
    names.length > 0 ? translate('engine.form.oneOf', { names: either.format(names) }) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
  return {
    source,
    label: translate(labelKey(field)),
    isRequired: isMarked(facts),
    helperText: help === '' ? false : help,
    fullWidth: true,
  } as const;
}
