import { useState } from 'react';
import { usePhone } from '../../../../src/ui/usePhone.ts';
import type { Composer } from './useComposer.ts';

/**
 * Tells whether a composer is shown whole. On a phone it is one line until somebody writes, and again
 * once the message went out. `unfolded` is another number each time that a person unfolds the line.
 * @param isAsked true if a link led here to answer
 */
export function useIsOpen({ draft, sentCount }: Composer, isAsked: boolean) {
  const isPhone = usePhone();
  const [openedAt, setOpenedAt] = useState(isAsked ? sentCount : undefined);
  const [unfolded, setUnfolded] = useState<number>();
  const isOpen = !isPhone || draft.body.trim() !== '' || openedAt === sentCount;
  return {
    isOpen,
    open: () => {
      if (!isOpen) setUnfolded(sentCount);
      setOpenedAt(sentCount);
    },
    unfolded,
  };
}
