import { TextInput } from 'react-admin';
import type { Input } from '../../definition/field.ts';
import { LengthHelp } from '../../controls/LengthHelp.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Longer texts are bound by their limit in name alone: counting them says nothing. */
const COUNTED_LIMIT = 1_000;

/** Several lines of text; the box grows with them, and short ones count their characters. */
export const LongTextInput: Input = ({ field, source }) => {
  const props = useInputProps(field, source);
  const { maxLength } = field.facts;
  const isCounted = maxLength !== undefined && maxLength <= COUNTED_LIMIT;
  return (
    <TextInput
      {...props}
      {...(isCounted && {
        helperText: <LengthHelp help={props.helperText} source={source} limit={maxLength} />,
      })}
      multiline
      minRows={3}
      maxRows={12}
      slotProps={{ htmlInput: { maxLength, dir: 'auto' } }}
    />
  );
};
