import { TextInput } from 'react-admin';
import type { Input } from '../../definition/field.ts';
import { LengthHelp } from '../../controls/LengthHelp.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';

/** Limits up to this one get a counter; texts rarely reach higher limits. */
const COUNTED_LIMIT = 1_000;

/**
 * Renders a growing text area with a character counter if the limit is low. A text beyond the limit is kept with
 * an error, because the browser's own limit would silently truncate a pasted text.
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
