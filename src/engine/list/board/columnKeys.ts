import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const INSET = 8;

/** Moves a dragged card to the next visible column by the left and right arrow keys. */
export const columnKeys: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  const { collisionRect, droppableRects, droppableContainers } = context;
  if (step === undefined || !collisionRect) return undefined;
  event.preventDefault();
  const rects = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .toSorted((a, b) => (a.left - b.left) * step);
  const middle = collisionRect.left + collisionRect.width / 2;
  const next = rects.find((rect) => (step === 1 ? rect.left > middle : rect.right < middle));
  return next && { x: next.left + INSET, y: next.top + INSET };
};
