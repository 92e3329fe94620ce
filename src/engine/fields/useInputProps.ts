import { useTranslate } from 'ra-core';
import { labelKey, type Field } from './field.ts';

/** What every input of react-admin's is given: source, label, whether it is required, help under it. */
export function useInputProps(field: Field, source: string) {
  const translate = useTranslate();
  const key = labelKey(field);
  const help = translate(`resources.${field.resource}.help.${field.path}`, { _: '' });
  return {
    source,
    label: translate(key),
    isRequired: (field.facts.required ?? false) && !field.facts.nullable,
    helperText: help === '' ? false : help,
    fullWidth: true,
  } as const;
}
