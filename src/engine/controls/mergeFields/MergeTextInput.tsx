import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, useSourceContext } from 'react-admin';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../definition/field.ts';
import { useInputProps } from '../useInputProps.ts';
import { InsertField } from './InsertField.tsx';
import { useMergeFields } from './useMergeFields.ts';

/** Renders a text input with a button that inserts merge fields at the caret. */
export function MergeTextInput({ field, source }: { field: Field; source: string }) {
  const props = useInputProps(field, source);
  const { choices, shown, kept } = useMergeFields(field);
  const { setValue } = useFormContext();
  const { getSource } = useSourceContext();
  const box = useRef<HTMLInputElement>(null);
  const insert = (text: string) => {
    const input = box.current;
    if (!input) return;
    const from = input.selectionStart ?? input.value.length;
    const next = input.value.slice(0, from) + text + input.value.slice(input.selectionEnd ?? from);
    // Rendered synchronously, so that the caret is behind the inserted text before the next key press.
    flushSync(() =>
      setValue(getSource(source), kept(next), { shouldDirty: true, shouldTouch: true }),
    );
    input.focus();
    input.setSelectionRange(from + text.length, from + text.length);
  };
  return (
    <TextInput
      {...props}
      format={(text: unknown) => shown(text) ?? ''}
      parse={(text: unknown) => (typeof text === 'string' && text !== '' ? kept(text) : null)}
      slotProps={{
        // The library uses the ref of the input element itself, so the caret uses the one of the HTML input.
        htmlInput: { ref: box, maxLength: field.facts.maxLength, dir: 'auto' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <InsertField choices={choices} onInsert={insert} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
