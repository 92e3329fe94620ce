import { TextInput } from 'react-admin';
import type { Input } from '../../definition/field.ts';
import { LengthHelp } from '../../controls/LengthHelp.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';

/** Maximum limit with a counter; in practice, texts do not reach higher limits. */
const COUNTED_LIMIT = 1_000;

/**
 * Renders a growing text area; texts with a short limit have a character counter. A text beyond the limit stays, with
 * an error: the browser's own limit would cut a pasted text silently.
 */
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
      slotProps={{
        input: { inputComponent: GrowingTextarea },
        htmlInput: { minRows: 3, maxRows: 12, dir: 'auto' },
      }}
    />
  );
};
