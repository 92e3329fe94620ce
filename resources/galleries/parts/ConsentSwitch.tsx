import { useTranslate } from 'react-admin';
import { SwitchInput } from '../../../src/engine/controls/SwitchInput.tsx';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';

/** Renders the switch of the couple's consent with the whole wording that the user declares by it. */
export function ConsentSwitch({ source, label }: InputProps) {
  const wording = useTranslate()('resources.mediaForms.consent');
  return <SwitchInput source={source} label={label} helperText={wording} />;
}
