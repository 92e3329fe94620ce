import TextField from '@mui/material/TextField';
import { useLocaleState, useTranslate, ValidationError } from 'react-admin';
import { useMemo, type ChangeEvent } from 'react';
import type { useInputProps } from '../../controls/useInputProps.ts';
import { countries, countryOf, formatted, phoneValue, typedPhone } from './phoneNumber.ts';
import styles from './PhoneTextInput.module.css';
import { useTyped } from './useTyped.ts';

const codec = { read: typedPhone, write: phoneValue };

/** Returns the countries sorted by translated name, each with its dial code. */
function useCountryNames() {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
    const { compare } = new Intl.Collator(locale);
    return countries()
      .map(({ country, code }) => ({ country, code, name: names.of(country) ?? country }))
      .toSorted((a, b) => compare(a.name, b.name));
  }, [locale]);
}

/**
 * Renders a phone input with a country select. A pasted number may have any notation; its code sets the country.
 */
export function PhoneTextInput(props: ReturnType<typeof useInputProps>) {
  const translate = useTranslate();
  const names = useCountryNames();
  const { id, inputRef, onBlur, error, typed, type } = useTyped(
    props.source,
    props.isRequired,
    codec,
  );
  const write = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = { country: typed.country, text: target.value };
    // Formatting in the middle of the number would move the caret during a correction.
    type(target.selectionStart === target.value.length ? formatted(next) : next);
  };
  const code = names.find(({ country }) => country === typed.country)?.code;
  return (
    <TextField
      id={id}
      inputRef={inputRef}
      type="tel"
      label={props.label}
      required={props.isRequired}
      value={typed.text}
      onChange={write}
      onBlur={() => {
        type(formatted(typed));
        onBlur();
      }}
      error={error !== undefined}
      helperText={error?.message ? <ValidationError error={error.message} /> : props.helperText}
      fullWidth
      slotProps={{
        htmlInput: { dir: 'ltr', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
        input: {
          className: styles.box ?? '',
          startAdornment: (
            <span className={styles.country}>
              <span aria-hidden="true" dir="ltr">
                {code}
              </span>
              <select
                aria-label={`${props.label}: ${translate('engine.phone.country')}`}
                value={typed.country}
                onChange={(event) => type({ ...typed, country: countryOf(event.target.value) })}
              >
                {names.map((one) => (
                  <option key={one.country} value={one.country}>
                    {one.name} ({one.code})
                  </option>
                ))}
              </select>
            </span>
          ),
        },
      }}
    />
  );
}
