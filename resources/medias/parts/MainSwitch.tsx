import { useRecordContext, useTranslate } from 'react-admin';
import { SwitchInput } from '../../../src/engine/controls/SwitchInput.tsx';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import type { Media } from './Media.ts';

/** Renders the switch of the main photo; disabled with the reason if the API does not allow the photo as main. */
export function MainSwitch({ source, label, helperText }: InputProps) {
  const translate = useTranslate();
  const record = useRecordContext<Media>();
  const isOpen = !record || record.isMain || record.allowed.main || !record.allowed.update;
  const why = record?.isActive ? record.status : 'passive';
  const reason = isOpen
    ? undefined
    : translate(`resources.mediaForms.notMain.${why}`, { _: helperText || '' });
  return <SwitchInput source={source} label={label} helperText={helperText} reason={reason} />;
}
