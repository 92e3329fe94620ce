import { TextInput } from 'react-admin';
import type { Field, Input } from '../../definition/field.ts';
import { MergeTextInput } from '../../controls/mergeFields/MergeTextInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';

/** One line of text. */
export const TextFieldInput: Input = ({ field, source }) =>
  field.facts.mergeFields ? (
    <MergeTextInput field={field} source={source} />
  ) : (
    <PlainTextInput field={field} source={source} />
  );

function PlainTextInput({ field, source }: { field: Field; source: string }) {
  return (
    <TextInput
      {...useInputProps(field, source)}
      slotProps={{ htmlInput: { maxLength: field.facts.maxLength, dir: 'auto' } }}
    />
  );
}
