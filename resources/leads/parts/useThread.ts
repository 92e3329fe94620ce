import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a thread of messages at its newest one, and its distance from the top of the page as
 * `--thread-top`, so that it can end above the fold.
 * @param messages what it shows; it moves to its end when these change
 * @returns the ref of the element that scrolls
 */
export function useThread(messages: readonly unknown[]) {
  const thread = useRef<HTMLDivElement>(null);
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
  }, []);
  useEffect(() => {
    const box = thread.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    // What scrolls must be within reach of the keyboard.
    if (box.scrollHeight > box.clientHeight) box.setAttribute('tabindex', '0');
  }, [messages]);
  return thread;
}
