import { useState } from 'react';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { useFetchMore } from './useFetchMore.ts';

/** Distance in pictures from the last loaded one, at which the next page is fetched. */
const FETCH_BEFORE_END = 10;

/**
 * Returns the index of the shown record and its setters. It follows the record when a refetch of the list moves it,
 * and fetches the next page near the end.
 */
export function useLightboxPlace(records: readonly AnyRecord[], index: number) {
  const [seen, setSeen] = useState({ index, id: records[index]?.id, isLast: false });
  const last = records.length - 1;
  const place = records.findIndex(({ id }) => id === seen.id);
  const found = place < 0 ? Math.min(seen.index, last) : place;
  // The last picture follows those that are still to be loaded.
  const current = seen.isLast ? last : found;
  useFetchMore(current > last - FETCH_BEFORE_END, records.length);
  const goTo = (to: number, isLast = false) => setSeen({ index: to, id: records[to]?.id, isLast });
  return {
    current,
    goToFirst: () => goTo(0),
    goToLast: () => goTo(last, true),
    /** Notes that the lightbox shows another picture. */
    onView: (shown: number) => {
      if (shown !== current) goTo(shown);
    },
  };
}
