import { useEffect, useRef } from 'react';

export type Direction = 'up' | 'down';

/**
 * Returns a callback that moves a row by one position and keeps the focus on it: on the same button of the moved
 * row, or on the opposite one if the row is then first or last.
 */
export function useMoves(move: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ to: number; direction: Direction }>(undefined);
  useEffect(() => {
    if (!moved.current) return;
    const { to, direction } = moved.current;
    moved.current = undefined;
    const buttons = [
      ...(list.current?.children[to]?.querySelectorAll<HTMLButtonElement>(
        ':scope > div > [data-move]:not(:disabled)',
      ) ?? []),
    ];
    const same = buttons.find((button) => button.dataset['move'] === direction);
    (same ?? buttons[0])?.focus();
  });
  const moveRow = (from: number, direction: Direction) => {
    const to = direction === 'up' ? from - 1 : from + 1;
    moved.current = { to, direction };
    move(from, to);
  };
  return { list, moveRow };
}
