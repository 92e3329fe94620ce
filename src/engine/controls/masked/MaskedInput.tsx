import { TextInput } from 'ra-ui-materialui';
import type { ChangeEvent, InputHTMLAttributes } from 'react';
import type { useInputProps } from '../useInputProps.ts';
import { caretAfter, keptBefore } from './caret.ts';

/** How a text is kept and how it is shown. */
export interface Mask {
  /** What is kept of what was typed or pasted. */
  readonly keep: (typed: string) => string;
  /** What is kept as people read it: the same characters, with blanks between them. */
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
