/**
 * Collects items and passes them on together.
 * @param waitMs milliseconds from the first item until they are passed on
 */
export function batch<T>(
  waitMs: number,
  onTogether: (all: T[]) => void,
): { add: (some: readonly T[]) => void; stop: () => void } {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add: (some) => {
      waiting.push(...some);
      timer ??= setTimeout(() => {
        timer = undefined;
        onTogether(waiting.splice(0));
      }, waitMs);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
