import { TextInput } from 'react-admin';
import type { ChangeEvent, InputHTMLAttributes } from 'react';
import type { useInputProps } from '../useInputProps.ts';
import { caretAfter, keptBefore } from './caret.ts';

/** Conversion of a text between its stored and its displayed form. */
export interface Mask {
  /** Returns the part of the typed or pasted text that is stored. */
  readonly keep: (typed: string) => string;
  /** Returns the stored text in readable form: the same characters with blanks between groups. */
  readonly show: (kept: string) => string;
}

interface MaskedInputProps {
  given: ReturnType<typeof useInputProps>;
  mask: Mask;
  html: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * Renders an input for a number shown in groups and stored without blanks, always left to right. It keeps the caret
 * at the edited character.
 */
export function MaskedInput({ given, mask, html }: MaskedInputProps) {
  const shown = (value: unknown) => (typeof value === 'string' ? mask.show(value) : '');
  const kept = (typed: unknown) => (typeof typed === 'string' ? mask.keep(typed) : typed);
  const holdCaret = ({ currentTarget: box }: ChangeEvent<HTMLInputElement>) => {
    const before = keptBefore(box.value, box.selectionStart ?? box.value.length, mask.keep);
    // Runs after React has rendered the masked text and the browser has moved the caret to its end.
    queueMicrotask(() => {
      const position = caretAfter(box.value, before, mask.keep);
      if (document.activeElement === box) box.setSelectionRange(position, position);
    });
  };
  return (
    <TextInput
      {...given}
      format={shown}
      parse={kept}
      autoComplete="off"
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, ...html, onInputCapture: holdCaret },
      }}
    />
  );
}
