import FormHelperText from '@mui/material/FormHelperText';
import { useInput, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { currencyOf } from '../../../ui/region.ts';
import { getText, type Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import styles from './Input.module.css';
import { PriceGroup } from './PriceGroup.tsx';
import { AddOption } from './AddOption.tsx';
import { usePriceOptions } from './usePriceOptions.ts';
import {
  changeRows,
  completed,
  groupsOf,
  isBlank,
  rowsOf,
  splitGroup,
  withOption,
  withoutGroup,
} from './weekPrices.ts';

/**
 * Renders prices for all days, or for weekday and weekend separately; for each option if the value has options.
 */
export const WeekPricesInput: Input = ({ field, source }) => {
  const { label, helperText, isRequired } = useInputProps(field, source);
  const { field: input, id } = useInput({ source, defaultValue: [] });
  const { errors } = useFormState({ name: input.name });
  const given = rowsOf(input.value);
  const named = field.facts.fields?.['currency']?.default ?? field.facts.currency;
  const currency = currencyOf(typeof named === 'string' ? named : undefined);
  const rows = given.length > 0 ? completed(given) : [{ weekPeriod: 'all', currency }];
  const groups = groupsOf(rows);
  const filter = usePriceOptions(field);
  const taken = new Set<unknown>(rows.map((row) => row.catalogItemOptionId));
  const send = (next: typeof rows) => input.onChange(isBlank(next) ? [] : next);
  const problem =
    getText(errors, `${input.name}.message`) || getText(errors, `${input.name}.root.message`);
  const reason = `${id}-reason`;
  return (
    <fieldset className={styles.prices} aria-invalid={problem !== ''} aria-describedby={reason}>
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      {groups.map((group) => (
        <PriceGroup
          key={JSON.stringify(group[0]?.row.catalogItemOptionId ?? null)}
          field={field}
          group={group}
          isNamed={groups.length > 1}
          onRemove={groups.length > 1 ? () => input.onChange(withoutGroup(rows, group)) : undefined}
          errorAt={(index, member) => getText(errors, `${input.name}.${index}.${member}.message`)}
          onSplit={(isInTwo) => input.onChange(splitGroup(rows, group, isInTwo))}
          onChange={(indexes, change) => send(changeRows(rows, indexes, change))}
        />
      ))}
      <AddOption
        reference={field.facts.fields?.['catalogItemOptionId']?.ref ?? ''}
        filter={filter}
        taken={taken}
        onAdd={(option) => input.onChange(withOption(rows, option, currency))}
      />
      <FormHelperText id={reason} error={problem !== ''}>
        {problem === '' ? helperText : <ValidationError error={problem} />}
      </FormHelperText>
    </fieldset>
  );
};
