import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { intlLocale } from '../../../ui/format.ts';
import { parseNumber, parseWholeNumber } from '../../../ui/parseNumber.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { caretAfter, groupThousands } from './groupThousands.ts';

/** Digits after the mark that a field shows; a number holds no more that people type. */
const DIGITS = 10;

interface NumberTextOptions {
  value: unknown;
  isWhole: boolean;
  min?: number | undefined;
  max?: number | undefined;
  /** A number, null when emptied, or what was typed where that is no number, for the form to refuse. */
  onChange: (value: number | string | null) => void;
  onBlur?: (() => void) | undefined;
}

/** Writes a value with or without the marks of thousands; what is no number as it is. */
function written(value: unknown, locale: string, useGrouping: boolean): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value)
    ? value.toLocaleString(intlLocale(locale), { maximumFractionDigits: DIGITS, useGrouping })
    : '';
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the props of a text field that holds a number as people of its language write it: `385.000` is
 * 385 in a browser's own number field, whatever the language. Whole numbers are written by thousands while
 * they are typed; the arrow keys step.
 */
export function useNumberText({ value, isWhole, min, max, onChange, onBlur }: NumberTextOptions) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const caret = useRef<{ field: Field; place: number }>(null);
  useLayoutEffect(() => {
    const { current } = caret;
    caret.current = null;
    if (current && document.activeElement === current.field)
      current.field.setSelectionRange(current.place, current.place);
  }, [typed]);
  const put = (text: string) => {
    setTyped(text);
    const parse = isWhole ? parseWholeNumber : parseNumber;
    onChange(text.trim() === '' ? null : (parse(text, locale) ?? text));
  };
  const change = ({ target }: ChangeEvent<Field>) => {
    if (!isWhole) return put(target.value);
    const grouped = groupThousands(target.value, locale);
    const place = target.selectionStart ?? target.value.length;
    caret.current = { field: target, place: caretAfter(grouped, target.value, place) };
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
