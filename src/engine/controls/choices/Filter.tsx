import { useTranslate } from 'react-admin';
import { memberKey, type FilterInput } from '../../definition/field.ts';
import { Choices } from './Choices.tsx';
import { chosenOf, givenOf } from './chosen.ts';

/** Renders the members of an enum as toggles. */
export const ChoicesFilter: FilterInput = ({ field, value, onChange, label }) => {
  const translate = useTranslate();
  const choices = (field.facts.values ?? []).map((member) => ({
    value: member,
    label: translate(memberKey(field.resource, field.path, member)),
  }));
  return (
    <Choices
      label={label}
      choices={choices}
      chosen={chosenOf(value)}
      many={field.facts.many ?? false}
      onChange={(chosen) => onChange(givenOf(chosen, field.facts.many))}
    />
  );
};
