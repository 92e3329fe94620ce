import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PopupHistory } from '../../session/popupHistory.ts';
import { isBusy } from './isBusy.ts';
import { duePopups, isQuietPlace, nextPopup, type PopupName } from './popupQueue.ts';

/** Nothing jumps at somebody the moment a page is there, ms. */
const DELAY_MS = 100;
/** How soon it is tried again where somebody was busy, ms. */
const AGAIN_MS = 1000;

interface Queue {
  /** What there is a reason for; undefined until it is known. */
  wanted: ReadonlySet<PopupName> | undefined;
  history: PopupHistory;
  keep: (name: PopupName) => void;
  now: number;
}

/** The popup that is on the screen, and what closes it. */
export function usePopupQueue({ wanted, history, keep, now }: Queue): {
  open: PopupName | undefined;
  close: () => void;
} {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<PopupName>();
  const isQuiet = isQuietPlace(pathname);
  const next = wanted && !isQuiet ? nextPopup(wanted, history, now) : undefined;
  // What was closed in another tab, or left by going elsewhere, is gone here too.
  const isGone = shown === undefined || isQuiet || !duePopups(history, now).includes(shown);
  const open = isGone ? undefined : shown;
  useEffect(() => {
    if (next === undefined || open !== undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      if (isBusy(document)) timer = setTimeout(attempt, AGAIN_MS);
      else setShown(next);
    };
    timer = setTimeout(attempt, DELAY_MS);
    return () => clearTimeout(timer);
  }, [next, open]);
  const close = useCallback(() => {
    if (open) keep(open);
    setShown(undefined);
  }, [keep, open]);
  return { open, close };
}
