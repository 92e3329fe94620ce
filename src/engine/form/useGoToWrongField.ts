import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { fieldElement, goToField } from './goToField.ts';

/**
 * Goes to the first wrong field after a refused save. The form library focuses inputs that gave it their element, which
 * pickers, editors and uploads have none of; and the button that was pressed is disabled meanwhile.
 * @param wrong paths of the wrong fields, in the form's order
 */
export function useGoToWrongField(wrong: readonly string[]): void {
  const { submitCount } = useFormState();
  const go = useEffectEvent(() => {
    const [first] = wrong;
    const isThere = wrong.some((path) => fieldElement(path)?.contains(document.activeElement));
    if (first !== undefined && !isThere) goToField(first);
  });
  useEffect(() => {
    if (submitCount > 0) go();
  }, [submitCount]);
}
