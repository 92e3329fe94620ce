import { useEffect, type RefObject } from 'react';

/** Events of a user's interaction. */
const TAKEN_OVER = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Scrolls a form into view between the bars of the page when `visit` changes, and again while content in and above
 * it loads, until the user interacts.
 * @param visit key of the request, such as a visit; undefined without one
 */
export function useRevealed(form: RefObject<HTMLElement | null>, visit: string | undefined): void {
  useEffect(() => {
    if (visit === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const observer = new ResizeObserver(() => {
      form.current?.scrollIntoView({ block: 'nearest' });
    });
    const stop = () => {
      observer.disconnect();
      controller.abort();
    };
    observer.observe(document.body);
    for (const event of TAKEN_OVER) addEventListener(event, stop, { signal, passive: true });
    return () => stop();
  }, [form, visit]);
}
