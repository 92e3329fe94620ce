import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useId } from 'react';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import styles from './Input.module.css';
import { MAX_STARS } from './stars.ts';

/** Renders one to five stars; arrow keys change the rating, a click on the current one clears it. */
export const RatingInput: Input = ({ field, source }) => {
  const { label, helperText, isRequired } = useInputProps(field, source);
  const translate = useTranslate();
  const reason = useId();
  const { field: input, fieldState } = useInput({ source });
  const problem = fieldState.invalid ? fieldState.error?.message : undefined;
  return (
    <fieldset
      className={styles.rating}
      aria-invalid={problem !== undefined}
      aria-describedby={reason}
    >
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      <Rating
        name={input.name}
        max={MAX_STARS}
        value={typeof input.value === 'number' ? input.value : null}
        onChange={(_, stars) => input.onChange(stars)}
        onBlur={input.onBlur}
        getLabelText={(stars) =>
          translate('engine.rating.stars', { smart_count: stars, count: stars })
        }
        emptyLabelText={translate('engine.rating.none')}
      />
      <FormHelperText id={reason} error={problem !== undefined}>
        {problem === undefined ? helperText : <ValidationError error={problem} />}
      </FormHelperText>
    </fieldset>
  );
};
