import { useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 500;
const MAX_MOVE_PX = 10;

/**
 * Returns event handlers that detect a long touch (500 ms) and suppress the click and context menu that follow it.
 */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const wasLong = useRef(false);
  const end = () => clearTimeout(press.current?.timer);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      wasLong.current = false;
      if (pointerType !== 'touch') return;
      end();
      const timer = setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, LONG_MS);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVE_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (wasLong.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
