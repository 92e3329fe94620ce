import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a thread of messages scrolled to its newest one, and its distance from the top of the page as
 * `--thread-top`, so that it can end above the fold.
 * @param messages displayed messages, oldest first; scrolls to the end when they change, and stays when older ones
 * were prepended
 * @returns the ref of the scroll container
 */
export function useThread(messages: readonly { id: number }[] | undefined) {
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
    // Content above the thread appears and disappears.
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
  const shown = useRef({ oldest: 0, newest: 0, height: 0 });
  useLayoutEffect(() => {
    const box = thread.current;
    if (!box) return;
    const before = shown.current;
    const height = box.scrollHeight;
    const [oldest, newest] = [messages?.[0]?.id ?? 0, messages?.at(-1)?.id ?? 0];
    const isExtended = newest === before.newest && oldest !== before.oldest;
    box.scrollTop = isExtended ? box.scrollTop + height - before.height : height;
    shown.current = { oldest, newest, height };
    // A scroll container must be reachable by keyboard.
    if (height > box.clientHeight) box.setAttribute('tabindex', '0');
  }, [messages]);
  return thread;
}
