import { BooleanInput, useTranslate } from 'react-admin';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';

/** Renders the switch of the couple's consent with the whole wording that the user declares by it. */
export function ConsentSwitch({ source, label }: InputProps) {
  const wording = useTranslate()('resources.mediaForms.consent');
  return <BooleanInput source={source} label={label} helperText={wording} />;
}
