import { useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Input } from '../../definition/field.ts';
import { MaskedInput } from '../../controls/masked/MaskedInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';
import { banks } from './banks.ts';
import { bankCodeOf, ibanMask } from './iban.ts';

/** Maximum length including the blanks between groups. */
const SHOWN_LENGTH = 42;

/** Renders an IBAN input with the bank's name once its digits are typed. */
export const IbanInput: Input = ({ field, source }) => {
  const translate = useTranslate();
  const given = useInputProps(field, source);
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const code = typeof value === 'string' ? bankCodeOf(value) : undefined;
  const bank = code && (banks[code] ?? translate('engine.iban.bankCode', { code }));
  return (
    <MaskedInput
      given={{ ...given, helperText: bank ?? given.helperText }}
      mask={ibanMask}
      html={{ maxLength: SHOWN_LENGTH, autoCapitalize: 'characters' }}
    />
  );
};
