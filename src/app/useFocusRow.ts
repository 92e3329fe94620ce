import { useEffect, useRef } from 'react';

/**
 * Focuses the list's link to the shown record, or else the main element, once a dialog is closed. Does so only if
 * nothing has the focus: a dialog opened by a notification or by its address has no element to return the focus
 * to.
 * @param rest part of the address below the list's; empty once the dialog is closed
 */
export function useFocusRow(base: string, rest: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const [last] = rest.split('/');
    const before = shown.current;
    shown.current = last === '' ? undefined : last;
    if (shown.current !== undefined || before === undefined) return;
    // The dialog has already restored the focus: effect cleanups run before effects.
    if (document.activeElement !== document.body) return;
    const address = CSS.escape(`${base}/${before}`);
    const link = document.querySelector<HTMLElement>(`main a[href="${address}"]`);
    (link ?? document.querySelector('main'))?.focus();
  }, [base, rest]);
}
