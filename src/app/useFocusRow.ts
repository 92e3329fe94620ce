import { useEffect, useRef } from 'react';

/**
 * Focuses the list's link to what a dialog showed, else the main part, once the dialog is closed, if nothing has
 * the focus: a dialog that was opened by a notification or by its address has no element to return to.
 * @param rest the address below the list's own; empty once the dialog is closed
 */
export function useFocusRow(base: string, rest: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const [last] = rest.split('/');
    const before = shown.current;
    shown.current = last === '' ? undefined : last;
    if (shown.current !== undefined || before === undefined) return;
    // The dialog's own return of the focus has run: cleanups precede effects.
    if (document.activeElement !== document.body) return;
    const address = CSS.escape(`${base}/${before}`);
    const link = document.querySelector<HTMLElement>(`main a[href="${address}"]`);
    (link ?? document.querySelector('main'))?.focus();
  }, [base, rest]);
}
