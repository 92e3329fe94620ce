import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { fieldElement, goToField } from './goToField.ts';

/**
 * Focuses the first wrong field after a refused save: the form library focuses only inputs that registered an element,
 * which pickers, editors and uploads do not. If no field is wrong, focuses the submit button, which lost the focus while
 * it was disabled.
 * @param wrong paths of the wrong fields, in the form's order
 * @param isBusy true while a save is under way, and the button disabled
 * @returns ref of the element that holds the button
 */
export function useFocusAfterSave<T extends HTMLElement>(
  wrong: readonly string[],
  isBusy: boolean,
): RefObject<T | null> {
  const { submitCount } = useFormState();
  const bar = useRef<T>(null);
  const focus = useEffectEvent(() => {
    const [first] = wrong;
    // A dialog may lie over a form with fields of the same paths.
    const form = bar.current?.closest('form') ?? document;
    const isThere = wrong.some((path) =>
      fieldElement(path, form)?.contains(document.activeElement),
    );
    if (first !== undefined && !isThere) goToField(first, form);
    // The body, or the dialog that takes a lost focus.
    if (document.activeElement?.contains(bar.current))
      bar.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isBusy) focus();
  }, [submitCount, isBusy]);
  return bar;
}
