import { useEvent } from 'react-admin';
import { useRef, type PointerEvent } from 'react';

/** Maximum milliseconds between the two taps, as in the lightbox's library. */
const TOUCH_MS = 300;
const MOUSE_MS = 500;
/** Maximum pixels that a tap moves, and that the second is away from the first. */
const MAX_DISTANCE_PX = 24;

interface Press {
  time: number;
  x: number;
  y: number;
}

const pressOf = ({ timeStamp, clientX, clientY }: PointerEvent): Press => ({
  time: timeStamp,
  x: clientX,
  y: clientY,
});

const isClose = (one: Press, other: Press) =>
  Math.hypot(one.x - other.x, one.y - other.y) <= MAX_DISTANCE_PX;

/**
 * Returns pointer handlers that detect a double tap or double click. Swipes, pinches and buttons are none.
 * @param onDoubleTap with the position relative to the middle of the element, in pixels
 */
export function useDoubleTap(onDoubleTap: (x: number, y: number) => void) {
  const pressed = useRef<Press>(undefined);
  const tapped = useRef<Press>(undefined);
  const onPointerDownCapture = useEvent((event: PointerEvent) => {
    const { target, isPrimary, button } = event;
    const isOther =
      target instanceof Element && target.closest('button, a, video, iframe') !== null;
    if (isPrimary && button === 0 && !isOther) pressed.current = pressOf(event);
    else pressed.current = tapped.current = undefined;
  });
  const onPointerUpCapture = useEvent((event: PointerEvent) => {
    const [start, first, end] = [pressed.current, tapped.current, pressOf(event)];
    pressed.current = tapped.current = undefined;
    if (!start || !isClose(start, end)) return;
    const maxDelay = event.pointerType === 'mouse' ? MOUSE_MS : TOUCH_MS;
    if (!first || end.time - first.time > maxDelay || !isClose(first, end)) {
      tapped.current = end;
      return;
    }
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onDoubleTap(end.x - left - width / 2, end.y - top - height / 2);
  });
  return { onPointerDownCapture, onPointerUpCapture };
}
