import { TextInput } from 'react-admin';
import type { ChangeEvent, InputHTMLAttributes } from 'react';
import type { useInputProps } from '../useInputProps.ts';
import { caretAfter, keptBefore } from './caret.ts';

/** Conversions of a text between its kept and its shown form. */
export interface Mask {
  /** Returns the part of the typed or pasted text that is kept. */
  readonly keep: (typed: string) => string;
  /** Returns the kept text in readable form: the same characters, with blanks between them. */
  readonly show: (kept: string) => string;
}

interface MaskedInputProps {
  given: ReturnType<typeof useInputProps>;
  mask: Mask;
  html: InputHTMLAttributes<HTMLInputElement>;
}

/** A number that is read in groups and kept without blanks, always from left to right; the caret stays where the hand is. */
export function MaskedInput({ given, mask, html }: MaskedInputProps) {
  const shown = (value: unknown) => (typeof value === 'string' ? mask.show(value) : '');
  const kept = (typed: unknown) => (typeof typed === 'string' ? mask.keep(typed) : typed);
  const holdCaret = ({ currentTarget: box }: ChangeEvent<HTMLInputElement>) => {
    const before = keptBefore(box.value, box.selectionStart ?? box.value.length, mask.keep);
    // React has drawn the masked text by then, and the browser has put the caret behind it.
    queueMicrotask(() => {
      const place = caretAfter(box.value, before, mask.keep);
      if (document.activeElement === box) box.setSelectionRange(place, place);
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
