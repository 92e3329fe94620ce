import { use, useCallback, useEffect, useRef, type SyntheticEvent } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import { DefinitionsContext } from '../definition/DefinitionsContext.ts';

/**
 * Delay of the preload in milliseconds. A pointer that crosses the records reaches a list control within it; the
 * rows that the control requests then load first.
 */
const NEAR_MS = 150;

const isAmongRecords = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('nav, thead') === null;

/**
 * Preloads the code of a record's page after a pointer or the focus has reached the records. It does not run
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
  useEffect(() => () => clearTimeout(timer.current), []);
  const onNear = useCallback(
    (event: SyntheticEvent) => {
      if (preloadedId.current === name || !isAmongRecords(event)) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        preloadOnce.current();
      }, NEAR_MS);
    },
    [name],
  );
  return { onPointerOver: onNear, onFocus: onNear };
}
