import { useTranslate } from 'react-admin';
import { Choices } from '../../controls/choices/Choices.tsx';
import { chosenOf } from '../../controls/choices/chosen.ts';
import type { FilterInput } from '../../definition/field.ts';

/** Renders the choice of yes, no or both. */
export const BooleanFilter: FilterInput = ({ value, onChange, label }) => {
  const translate = useTranslate();
  const choices = [
    { value: 'true', label: translate('ra.boolean.true') },
    { value: 'false', label: translate('ra.boolean.false') },
  ];
  return (
    <Choices
      label={label}
      choices={choices}
      chosen={chosenOf(value)}
      many={false}
      onChange={([chosen]) => onChange(chosen === undefined ? undefined : chosen === 'true')}
    />
  );
};
