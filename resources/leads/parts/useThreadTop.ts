import { useLayoutEffect, type RefObject } from 'react';

/** Keeps the distance of an element from the top of the page as `--thread-top`, so that it can end above the fold. */
export function useThreadTop(thread: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const box = thread.current;
      if (!box) return;
      const top = Math.round(box.getBoundingClientRect().top + scrollY);
      box.style.setProperty('--thread-top', `${top}px`);
      box.scrollTop = box.scrollHeight;
    };
    measure();
    // What stands above the thread comes and goes.
    let before = thread.current?.offsetTop;
    const observer = new ResizeObserver(() => {
      const now = thread.current?.offsetTop;
      if (now === before) return;
      before = now;
      measure();
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [thread]);
}
