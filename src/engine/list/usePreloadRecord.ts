import { use, useCallback, useEffect, useRef, type SyntheticEvent } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import { DefinitionsContext } from '../definition/DefinitionsContext.ts';

const isAmongRecords = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('nav, thead') === null;

/**
 * Fetches the code of what a record opens when a pointer or the focus comes among the records. A finger
 * tells it only as it presses, so that the head of the record is fetched ahead where nothing hovers.
 * @returns handlers for what holds the records
 */
export function usePreloadRecord(name: string, isReady: boolean) {
  const { offers, preload, preloadHead } = use(DefinitionsContext);
  const screen = offers(name, 'show') ? 'show' : 'edit';
  const hovers = useMedia('(hover: hover)');
  useEffect(() => {
    if (isReady && !hovers) preloadHead(name, screen);
  }, [name, screen, isReady, hovers, preloadHead]);
  const asked = useRef('');
  const onNear = useCallback(
    (event: SyntheticEvent) => {
      if (asked.current === name || !isReady || !isAmongRecords(event)) return;
      asked.current = name;
      preload(name, screen);
    },
    [name, screen, isReady, preload],
  );
  return { onPointerOver: onNear, onFocus: onNear };
}
