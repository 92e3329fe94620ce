import { useLocale, useTranslate } from 'react-admin';
import { intlLocale } from '../../ui/format.ts';
import type { Facts } from '../definition/manifest.ts';
import { labelKey, type Field } from '../definition/field.ts';

/** Returns true if a field is marked as required: it is required itself, or one field of its group is. */
const isMarked = ({ required, nullable, oneOf }: Facts): boolean =>
  oneOf !== undefined || ((required ?? false) && !nullable);

/** Returns the common props of react-admin's inputs: source, label, required mark and help text. */
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
