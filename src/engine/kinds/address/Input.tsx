import FormHelperText from '@mui/material/FormHelperText';
import { TextInput, useTranslate } from 'react-admin';
import type { Input } from '../../definition/field.ts';
import { RecordAutocomplete } from '../reference/RecordAutocomplete.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';
import styles from './Input.module.css';
import { partsOf, type Part } from './parts.ts';

/** Returns the props of a member's input; every address uses the same labels for its members. */
function usePartProps(source: string, [key, facts]: Part, isAddressRequired: boolean) {
  const translate = useTranslate();
  return {
    source: `${source}.${key}`,
    label: translate(`engine.address.${key}`),
    isRequired: isAddressRequired && (facts.required ?? false) && !facts.nullable,
    helperText: false,
    fullWidth: true,
  } as const;
}

interface PartProps {
  source: string;
  part: Part;
  isRequired: boolean;
}

/**
 * Renders the choice of a place within a larger one (the member `around`); a change of the larger one clears it.
 */
function Place({ source, part, isRequired, around }: PartProps & { around: string | undefined }) {
  return (
    <RecordAutocomplete
      inputProps={usePartProps(source, part, isRequired)}
      reference={part[1].ref ?? ''}
      many={false}
      narrowing={around === undefined ? undefined : { [around]: `${source}.${around}` }}
    />
  );
}

function Line({ source, part, isRequired }: PartProps) {
  return (
    <TextInput
      {...usePartProps(source, part, isRequired)}
      className={styles.line}
      slotProps={{ htmlInput: { maxLength: part[1].maxLength, dir: 'auto' } }}
    />
  );
}

/**
 * Renders an address with a select for each place, filtered by the previous one, and text inputs for the lines.
 */
export const AddressInput: Input = ({ field, source }) => {
  const { label, helperText, isRequired } = useInputProps(field, source);
  const { places, lines } = partsOf(field.facts);
  return (
    <fieldset className={styles.address}>
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      {places.map((part, index) => (
        <Place
          key={part[0]}
          source={source}
          part={part}
          isRequired={isRequired}
          around={places[index - 1]?.[0]}
        />
      ))}
      {lines.map((part) => (
        <Line key={part[0]} source={source} part={part} isRequired={isRequired} />
      ))}
      {helperText && <FormHelperText className={styles.line}>{helperText}</FormHelperText>}
    </fieldset>
  );
};
