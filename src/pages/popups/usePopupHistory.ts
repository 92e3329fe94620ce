import { useCallback, useEffect, useState } from 'react';
import { keyStorage } from '../../session/keyStorage.ts';
import {
  keepClosed,
  popupKey,
  readPopupHistory,
  type PopupHistory,
} from '../../session/popupHistory.ts';
import { closingOf, type PopupName } from './popupQueue.ts';

const storage = keyStorage(() => localStorage);

/** Returns when the user closed each popup, in any tab, and a function that records another closing. */
export function usePopupHistory(userId: number): {
  history: PopupHistory;
  keep: (name: PopupName) => void;
} {
  const [history, setHistory] = useState(() => readPopupHistory(storage, userId));
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === popupKey(userId)) setHistory(readPopupHistory(storage, userId));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [userId]);
  const keep = useCallback(
    (name: PopupName) => setHistory(keepClosed(storage, userId, closingOf(name, Date.now()))),
    [userId],
  );
  return { history, keep };
}
