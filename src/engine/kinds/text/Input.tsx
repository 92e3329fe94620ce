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
  const isCounted = field.settings.counted === true && maxLength !== undefined;
  return (
    <TextInput
      {...props}
      {...(isCounted && {
        helperText: <LengthHelp help={props.helperText} source={source} limit={maxLength} />,
      })}
      // The counter shows what is too much; the browser would cut a pasted text silently.
      slotProps={{ htmlInput: { ...(!isCounted && { maxLength }), dir: 'auto' } }}
    />
  );
}
