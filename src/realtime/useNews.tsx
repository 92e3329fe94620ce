import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { batch } from './batch.ts';
import { ManyNews, OneNews } from './News.tsx';
import type { RealtimeEvent } from './RealtimeEvent.ts';

/** Milliseconds within which events are combined into one message. */
const BATCH_MS = 600;
const SHOWN_MS = 10_000;

/**
 * Returns the event that a message is about. A new lead stays the headline if its couple writes at
 * the same time.
 */
function headline(events: readonly RealtimeEvent[]): RealtimeEvent | undefined {
  const isOne = new Set(events.map(({ leadId }) => leadId)).size === 1;
  return isOne ? (events.find(({ type }) => type === 'lead') ?? events.at(-1)) : undefined;
}

/**
 * Returns the id of the lead whose page is open. The edit form does not count, because it shows no
 * events.
 */
function shownLead(path: string, pathname: string): number | undefined {
  if (!pathname.startsWith(`${path}/`)) return undefined;
  const [id = '', page] = pathname.slice(path.length + 1).split('/');
  return /^\d+$/.test(id) && page !== 'edit' ? Number(id) : undefined;
}

/**
 * Returns a callback that notifies the user of events with a link to the lead; several events at
 * once become one message. A hidden page queues them until it is visible. Events of the open lead
 * are skipped, as its page shows them.
 * @param path path at which the list of leads is mounted
 */
export function useNews(path: string): (events: readonly RealtimeEvent[]) => void {
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const shown = shownLead(path, useLocation().pathname);
  const unseen = useRef<RealtimeEvent[]>([]);

  const notifyUnseen = useCallback(() => {
    const events = unseen.current.splice(0).filter(({ leadId }) => leadId !== shown);
    if (events.length === 0) return;
    const one = headline(events);
    const to = one ? `${path}/${one.leadId}` : path;
    const label = translate(one ? 'realtime.open' : 'realtime.toList');
    notify(one ? <OneNews event={one} /> : <ManyNews events={events} />, {
      type: 'info',
      autoHideDuration: SHOWN_MS,
      action: { label, onSelect: () => void navigate(to) },
    });
  }, [notify, translate, navigate, path, shown]);

  // The first debounced function collects events; the ref makes it call the latest callback.
  const latest = useRef({ notifyUnseen, shown });
  useEffect(() => {
    latest.current = { notifyUnseen, shown };
  }, [notifyUnseen, shown]);
  const gathered = useRef<ReturnType<typeof batch<RealtimeEvent>>>(null);
  useEffect(() => {
    const notifyIfVisible = () => {
      if (document.visibilityState === 'visible') latest.current.notifyUnseen();
    };
    const own = batch<RealtimeEvent>(BATCH_MS, (events) => {
      unseen.current.push(...events);
      notifyIfVisible();
    });
    gathered.current = own;
    document.addEventListener('visibilitychange', notifyIfVisible);
    return () => {
      own.stop();
      document.removeEventListener('visibilitychange', notifyIfVisible);
    };
  }, []);
  return useCallback((events) => {
    // The user has already seen the events of the lead that was open.
    const others = events.filter(({ leadId }) => leadId !== latest.current.shown);
    if (others.length > 0) gathered.current?.add(others);
  }, []);
}
