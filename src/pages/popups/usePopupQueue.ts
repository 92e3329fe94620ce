import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PopupHistory } from '../../session/popupHistory.ts';
import { isBusy } from './isBusy.ts';
import { duePopups, isQuietPath, nextPopup, pauseLeft, type PopupName } from './popupQueue.ts';

/** Milliseconds before a popup opens on a new page. */
const DELAY_MS = 100;
/** Milliseconds before the next attempt if the user was busy. */
const RETRY_MS = 1000;

interface Queue {
  /** Popups that have a reason to open; undefined until the reasons are known. */
  eligible: ReadonlySet<PopupName> | undefined;
  history: PopupHistory;
  keep: (name: PopupName) => void;
  now: number;
  /** Milliseconds before another popup may open. */
  pauseMs: number;
  /** Fetches a popup's code. Always the same function. */
  preload: (name: PopupName) => Promise<void>;
}

/** Returns the open popup and the function that closes it. */
export function usePopupQueue({ eligible, history, keep, now, pauseMs, preload }: Queue): {
  open: PopupName | undefined;
  close: () => void;
} {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<PopupName>();
  const isQuiet = isQuietPath(pathname);
  const next = eligible && !isQuiet ? nextPopup(eligible, history, now) : undefined;
  // A popup that was closed in another tab, or left by navigating, closes here too.
  const isGone = shown === undefined || isQuiet || !duePopups(history, now).includes(shown);
  const open = isGone ? undefined : shown;
  // The popup returns to the queue, since the user may be busy at the next location.
  if (isGone && shown !== undefined) setShown(undefined);
  useEffect(() => {
    if (next === undefined || open !== undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = (ms: number) => {
      timer = setTimeout(attempt, ms);
    };
    const show = () => {
      if (isOver) return;
      if (isBusy(document)) wait(RETRY_MS);
      else setShown(next);
    };
    const attempt = () => {
      // Timers drift while a computer sleeps, so the remaining pause is computed again.
      const left = pauseLeft(history, Date.now(), pauseMs);
      if (left > 0) wait(left);
      else if (isBusy(document)) wait(RETRY_MS);
      else void preload(next).then(show);
    };
    wait(Math.max(DELAY_MS, pauseLeft(history, Date.now(), pauseMs)));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [next, open, history, pauseMs, preload]);
  const close = useCallback(() => {
    if (open) keep(open);
    setShown(undefined);
  }, [keep, open]);
  return { open, close };
}
