import { useStore } from 'react-admin';
import { useEffect, useState } from 'react';
import type { Lead } from '../Lead.ts';

/** Milliseconds without typing after which a user no longer counts as writing. */
const PAUSE_MS = 60_000;

/** Returns true if the user is writing a reply: the draft contains text and changed within the last minute. */
export function useIsWriting({ id }: Lead): boolean {
  const [draft] = useStore<{ body: string } | undefined>(`leads.draft.${id}`);
  const body = draft?.body ?? '';
  // A stored draft of an earlier visit does not count.
  const [seen, setSeen] = useState(body);
  const [isTyping, setTyping] = useState(false);
  if (seen !== body) {
    setSeen(body);
    setTyping(body.trim() !== '');
  }
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => setTyping(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyping, body]);
  return isTyping;
}
