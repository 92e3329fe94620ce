import { useEffect, type RefObject } from 'react';

/** Events by which a person takes over. */
const TAKEN_OVER = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Scrolls a form into view between the bars of the page when `visit` changes, and again while what stands in and above
 * it loads, until the person does something.
 * @param visit key of what asks for the form, such as a visit; undefined if nothing does
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
