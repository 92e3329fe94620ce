import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { intlLocale } from '../../../ui/format.ts';
import { parseNumber, parseWholeNumber } from '../../../ui/parseNumber.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { caretAfter, groupThousands } from './groupThousands.ts';

/** Maximum number of displayed decimals, more than users type. */
const DIGITS = 10;

interface NumberTextOptions {
  value: unknown;
  isWhole: boolean;
  min?: number | undefined;
  max?: number | undefined;
  /**
   * Receives a number, null for an empty field, or the typed text if it is not a number, which the form rejects.
   */
  onChange: (value: number | string | null) => void;
  onBlur?: (() => void) | undefined;
}

/** Formats a number with or without thousands separators; returns a text unchanged. */
function written(value: unknown, locale: string, useGrouping: boolean): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value)
    ? value.toLocaleString(intlLocale(locale), { maximumFractionDigits: DIGITS, useGrouping })
    : '';
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the props of a text field with a number in the user's locale. The browser's own number field does not
 * suit: it reads `385.000` as 385 in every language. Whole numbers are grouped by thousands during typing; the
 * arrow keys step.
 */
export function useNumberText({ value, isWhole, min, max, onChange, onBlur }: NumberTextOptions) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const caret = useRef<{ field: Field; position: number }>(null);
  useLayoutEffect(() => {
    const { current } = caret;
    caret.current = null;
    if (current && document.activeElement === current.field)
      current.field.setSelectionRange(current.position, current.position);
  }, [typed]);
  const put = (text: string) => {
    setTyped(text);
    const parse = isWhole ? parseWholeNumber : parseNumber;
    onChange(text.trim() === '' ? null : (parse(text, locale) ?? text));
  };
  const change = ({ target }: ChangeEvent<Field>) => {
    if (!isWhole) return put(target.value);
    const grouped = groupThousands(target.value, locale);
    const position = target.selectionStart ?? target.value.length;
    caret.current = { field: target, position: caretAfter(grouped, target.value, position) };
    return put(grouped);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (typeof value === 'number' ? value : 0) + by;
    put(written(Math.min(Math.max(next, min ?? next), max ?? next), locale, isWhole));
  };
  return {
    value: typed ?? written(value, locale, isWhole),
    onChange: change,
    onBlur: () => {
      setTyped(undefined);
      onBlur?.();
    },
    onKeyDown: step,
    htmlInput: {
      role: 'spinbutton',
      inputMode: isWhole ? 'numeric' : 'decimal',
      autoComplete: 'off',
      'aria-valuenow': typeof value === 'number' ? value : undefined,
      'aria-valuemin': min,
      'aria-valuemax': max,
    },
  } as const;
}
