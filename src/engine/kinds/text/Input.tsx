import { TextInput } from 'react-admin';
import type { Field, Input } from '../../definition/field.ts';
import { LengthHelp } from '../../controls/LengthHelp.tsx';
import { MergeTextInput } from '../../controls/mergeFields/MergeTextInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Renders one line of text, with merge fields if the contract allows them. */
export const TextFieldInput: Input = ({ field, source }) =>
  field.facts.mergeFields ? (
    <MergeTextInput field={field} source={source} />
  ) : (
    <PlainTextInput field={field} source={source} />
  );

function PlainTextInput({ field, source }: { field: Field; source: string }) {
  const props = useInputProps(field, source);
  const { maxLength } = field.facts;
  return (
    <TextInput
      {...props}
      {...(field.settings.counted &&
        maxLength !== undefined && {
          helperText: <LengthHelp help={props.helperText} source={source} limit={maxLength} />,
        })}
      slotProps={{ htmlInput: { maxLength, dir: 'auto' } }}
    />
  );
}
