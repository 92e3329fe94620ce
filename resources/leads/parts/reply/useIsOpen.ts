import { useState } from 'react';
import { usePhone } from '../../../../src/ui/usePhone.ts';
import type { Composer } from './useComposer.ts';

/**
 * Tells whether a composer is shown whole. On a phone it is one line until somebody writes, and again
 * once the message went out.
 * @param isAsked true if a link led here to answer
 */
export function useIsOpen({ draft, sentCount }: Composer, isAsked: boolean) {
  const isPhone = usePhone();
  const [openedAt, setOpenedAt] = useState(isAsked ? sentCount : undefined);
  const isWritten = draft.body.trim() !== '';
  return {
    isOpen: !isPhone || isWritten || openedAt === sentCount,
    open: () => setOpenedAt(sentCount),
  };
}
