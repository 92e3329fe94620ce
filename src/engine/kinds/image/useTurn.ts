import { useRef } from 'react';
import { turnImage } from './turnImage.ts';

/**
 * Returns callbacks that turn a picture clockwise, and that await the picture with the turns requested before. A turn
 * requested during another one starts with its result: two quick clicks turn by two quarters.
 * @param accept returns false for a picture that is refused; the next turn starts with the one before
 */
export function useTurn(
  sourceOf: () => Promise<File>,
  accept: (turned: File) => boolean | Promise<boolean>,
) {
  const last = useRef<Promise<File>>(undefined);
  const source = () => last.current ?? sourceOf();
  const turn = async (degrees: 90 | 270) => {
    const turning = source().then(async (before) => {
      const turned = await turnImage(before, degrees);
      return (await accept(turned)) ? turned : before;
    });
    last.current = turning;
    try {
      await turning;
    } finally {
      if (last.current === turning) last.current = undefined;
    }
  };
  return { turn, source };
}
