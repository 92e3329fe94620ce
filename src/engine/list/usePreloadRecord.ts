import { use, useCallback, useEffect, useRef, type SyntheticEvent } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import { DefinitionsContext } from '../definition/DefinitionsContext.ts';

/** Milliseconds after which a pointer has not only crossed the records on its way to a control of the list. */
const NEAR_MS = 150;

const isAmongRecords = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('nav, thead') === null;

/**
 * Fetches the code of what a record opens once a pointer or the focus stays among the records, and not beside a
 * request for other rows, which would take twice as long on a slow line. A finger tells it only as it presses, so
 * that the head of the record is fetched ahead where nothing hovers.
 * @param isReady false while the list waits for rows
 * @returns handlers for what holds the records
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
