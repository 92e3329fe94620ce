import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { fieldElement, goToField } from './goToField.ts';

/**
 * Focuses the first invalid field after a failed save. react-hook-form only focuses inputs that registered an
 * element, which pickers, editors and uploads do not. If no field is invalid, focuses the submit button, which
 * lost the focus while it was disabled.
 * @param wrong paths of the invalid fields, in the form's order
 * @param isBusy true while saving, when the button is disabled
 * @returns ref of the element that contains the button
 */
export function useFocusAfterSave<T extends HTMLElement>(
  wrong: readonly string[],
  isBusy: boolean,
): RefObject<T | null> {
  const { submitCount } = useFormState();
  const bar = useRef<T>(null);
  const focus = useEffectEvent(() => {
    const [first] = wrong;
    // A dialog may cover a form with fields at the same paths.
    const form = bar.current?.closest('form') ?? document;
    const isThere = wrong.some((path) =>
      fieldElement(path, form)?.contains(document.activeElement),
    );
    if (first !== undefined && !isThere) goToField(first, form);
    // The focus is then on the body, or on the dialog around the bar.
    if (document.activeElement?.contains(bar.current))
      bar.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isBusy) focus();
  }, [submitCount, isBusy]);
  return bar;
}
