import { useListContext } from 'react-admin';
import { use, useEffect, useRef } from 'react';
import { useHref } from 'react-router-dom';
import { CurrentLocationContext } from '../../../ui/CurrentLocationContext.ts';

/**
 * Clears the selection when the user leaves the list, so that a later bulk action does not include records of an
 * earlier visit. Changes of page and filter and opened records keep the selection.
 * @param base path of the list, such as `/leads`
 */
export function useClearOnLeave(base: string): void {
  const { onUnselectItems } = useListContext();
  const readLocation = use(CurrentLocationContext);
  const list = useHref(base);
  const clear = useRef(onUnselectItems);
  useEffect(() => {
    clear.current = onUnselectItems;
  });
  useEffect(
    () => () => {
      const path = readLocation?.().pathname;
      if (path !== undefined && path !== list && !path.startsWith(`${list}/`)) clear.current();
    },
    [list, readLocation],
  );
}
