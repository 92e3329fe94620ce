import { use, useEffect, useRef, type PointerEvent } from 'react';
import { canAffordPrefetch } from '../../ui/prefetchWhenIdle.ts';
import { PrefetchListContext, type NextList } from './usePrefetchList.ts';

/** Milliseconds after which a pointer rests on a control; it crosses one in less. */
const REST_MS = 80;

/**
 * Returns a function that creates the handlers of a control which changes the rows of the surrounding list. The rows
 * are prefetched when a mouse or the focus rests on the control, if connection and device are fast enough, and when
 * it is pressed: a slow phone renders for as long as the request takes.
 */
export function useListControl() {
  const prefetchList = use(PrefetchListContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (next: NextList, change: () => void) => {
    const rest = () => {
      leave();
      if (!canAffordPrefetch()) return;
      timer.current = setTimeout(() => void prefetchList(next, 'missing'), REST_MS);
    };
    return {
      // Entering alone may be the page's doing, when what lay above the control closes.
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') rest();
      },
      onPointerLeave: leave,
      onFocus: rest,
      onBlur: leave,
      onClick: () => {
        leave();
        void prefetchList(next);
        change();
      },
    };
  };
}
