import { useState } from 'react';
import { DateInput } from 'ra-ui-materialui';
import { dayFrom } from './dayFrom.ts';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';

/** A day; the picker offers only what the contract takes. */
export const DateFieldInput: Input = ({ field, source }) => {
  const { notAfter, notBefore } = field.facts;
  const [now] = useState(() => new Date());
  return (
    <DateInput
      {...useInputProps(field, source)}
      slotProps={{
        htmlInput: {
          max: notAfter && dayFrom(now, notAfter),
          min: notBefore && dayFrom(now, notBefore),
        },
      }}
    />
  );
};
