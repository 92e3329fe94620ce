import { Choices } from '../../controls/choices/Choices.tsx';
import { chosenOf, givenOf } from '../../controls/choices/chosen.ts';
import type { FilterInput } from '../../definition/field.ts';
import { useConfigItems } from './useConfigItems.ts';

/** Renders the active items of a configuration list as toggles. */
export const ConfigItemFilter: FilterInput = ({ field, value, onChange, label }) => {
  const items = useConfigItems(field.facts.list).filter((item) => item.status === 'active');
  return (
    <Choices
      label={label}
      choices={items.map((item) => ({ value: item.itemId, label: item.value }))}
      chosen={chosenOf(value)}
      many={field.facts.many ?? false}
      onChange={(chosen) => onChange(givenOf(chosen, field.facts.many))}
    />
  );
};
