import { TextInput } from 'react-admin';
import type { Field, Input } from '../../definition/field.ts';
import { LengthHelp } from '../../controls/LengthHelp.tsx';
import { MergeTextInput } from '../../controls/mergeFields/MergeTextInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Renders a single-line text input, with merge fields if the contract allows them. */
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
      // Without `maxLength` if there is a counter: it shows the excess, whereas the browser would silently
      // truncate a pasted text.
      slotProps={{ htmlInput: { ...(!isCounted && { maxLength }), dir: 'auto' } }}
    />
  );
}
