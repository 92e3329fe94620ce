import { AutocompleteInput, RadioButtonGroupInput } from 'react-admin';
import { useContext } from 'react';
import type { InputProps } from '../../engine/definition/cellProps.ts';
import { WizardChoicesContext } from './WizardChoicesContext.ts';

const LISTS = {
  categoryId: 'categories',
  cityId: 'cities',
  districtId: 'districts',
  companyType: 'companyTypes',
  tradeExtension: 'tradeExtensions',
} as const;

const isListed = (source: string): source is keyof typeof LISTS => Object.hasOwn(LISTS, source);

/** Maximum number of choices shown as radio buttons. */
const MAX_RADIO_BUTTONS = 6;

/** Renders a choice from a list of the registration: radio buttons for few entries, otherwise an autocomplete. */
export function ChoiceInput({ source, label, isRequired, helperText }: InputProps) {
  const lists = useContext(WizardChoicesContext);
  const choices: { id: number | string; name: string }[] = isListed(source)
    ? lists[LISTS[source]]
    : [];
  const props = { source, label, isRequired, helperText, choices, translateChoice: false };
  return choices.length <= MAX_RADIO_BUTTONS ? (
    <RadioButtonGroupInput {...props} row />
  ) : (
    <AutocompleteInput {...props} openOnFocus fullWidth />
  );
}
