import { useState } from 'react';
import { usePhone } from '../../../../src/ui/usePhone.ts';
import type { Composer } from './useComposer.ts';

/**
 * Returns whether a composer is expanded. On a phone it is one line until the user writes, and again after the
 * message is sent. `unfolded` increases each time that the user expands it.
 * @param isRequested true if a link requested the reply
 */
export function useIsOpen({ draft, sentCount }: Composer, isRequested: boolean) {
  const isPhone = usePhone();
  const [openedAt, setOpenedAt] = useState(isRequested ? sentCount : undefined);
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
