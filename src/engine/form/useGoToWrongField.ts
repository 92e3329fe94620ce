import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { fieldElement, goToField } from './goToField.ts';

/**
 * Goes to the first wrong field after a refused save. The form library focuses inputs that gave it their element, which
 * pickers, editors and uploads have none of. Where no field is wrong, the button that was pressed takes the focus back,
 * which it lost while it was disabled.
 * @param wrong paths of the wrong fields, in the form's order
 * @param isBusy true while a save is under way, and the button disabled
 * @returns ref of the element that holds the button
 */
export function useGoToWrongField<T extends HTMLElement>(
  wrong: readonly string[],
  isBusy: boolean,
): RefObject<T | null> {
  const { submitCount } = useFormState();
  const bar = useRef<T>(null);
  const go = useEffectEvent(() => {
    const [first] = wrong;
    const isThere = wrong.some((path) => fieldElement(path)?.contains(document.activeElement));
    if (first !== undefined && !isThere) goToField(first);
    if (document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isBusy) go();
  }, [submitCount, isBusy]);
  return bar;
}
