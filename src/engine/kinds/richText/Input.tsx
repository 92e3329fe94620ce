import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Lazily loaded editor (130 KB). */
const RichTextEditor = lazyWithPreload(
  async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
);

/** Renders an editor for paragraphs, lists, emphasis and links. */
export const RichTextFieldInput: Input = ({ field, source }) => {
  const props = useInputProps(field, source);
  return (
    <Suspense fallback={<TextField label={props.label} disabled multiline minRows={4} fullWidth />}>
      <RichTextEditor inputProps={props} field={field} />
    </Suspense>
  );
};
