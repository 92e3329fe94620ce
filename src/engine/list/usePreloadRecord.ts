import { use, useCallback, useEffect, useRef, type SyntheticEvent } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import { DefinitionsContext } from '../definition/DefinitionsContext.ts';

/**
 * Delay of the preload in milliseconds. A pointer that crosses the records leaves them within it, or reaches a
 * list control; the rows that the control requests then load first.
 */
const NEAR_MS = 150;

const isAmongRecords = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('nav, thead') === null;

/**
 * Preloads the code of a record's page once a pointer or the focus stays among the records. It does not run
 * during a request for rows, which would take twice as long on a slow connection. A touch gives no signal before
 * the tap, so without hover the code of the record's header is preloaded in advance.
 * @param isReady false while the list loads rows
 * @returns event handlers for the element around the records
 */
export function usePreloadRecord(name: string, isReady: boolean) {
  const { offers, preload, preloadHead } = use(DefinitionsContext);
  const screen = offers(name, 'show') ? 'show' : 'edit';
  const hovers = useMedia('(hover: hover)');
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isReady && !hovers) preloadHead(name, screen);
  }, [name, screen, isReady, hovers, preloadHead]);
  const preloadOnce = useRef((): void => undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const preloadedId = useRef('');
  useEffect(() => {
    preloadOnce.current = () => {
      isWaiting.current = !isReady;
      if (!isReady || preloadedId.current === name) return;
      preloadedId.current = name;
      preload(name, screen);
    };
    if (isWaiting.current) preloadOnce.current();
  }, [name, screen, isReady, preload]);
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => () => cancel(), [cancel]);
  const onNear = useCallback(
    (event: SyntheticEvent) => {
      if (!isAmongRecords(event)) cancel();
      else if (preloadedId.current !== name)
        timer.current ??= setTimeout(() => {
          timer.current = undefined;
          preloadOnce.current();
        }, NEAR_MS);
    },
    [name, cancel],
  );
  return { onPointerOver: onNear, onPointerLeave: cancel, onFocus: onNear };
}
