import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useDeferredValue, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSupportPaymentAttemptsFacts } from '#contract/facts/listSupportPaymentAttempts.ts';
import { listSupportPaymentAttempts } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../engine/queries/useApi.ts';
import { usePages } from '../../../engine/queries/usePages.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { AttemptList } from './AttemptList.tsx';
import styles from './PaymentDesk.module.css';

type State = Schemas['PaymentAttemptState'];

/** States of each view; the first view needs a decision by a person. */
const VIEWS = {
  waiting: ['needs_person', 'refunding'],
  unknown: ['created', 'awaiting_3ds', 'authorizing', 'unknown'],
  captured: ['captured', 'partly_refunded'],
  refunded: ['refunded', 'partly_refunded', 'charged_back'],
  all: undefined,
} as const satisfies Record<string, readonly State[] | undefined>;
type View = keyof typeof VIEWS;

interface Shown {
  view: View;
  q: string;
}

// cast: the keys of a constant are those of its type
const names = Object.keys(VIEWS) as View[];

const KEY = ['support', 'payments'];

/** Returns the view and the search text of the address, and a function that changes them. */
function useShown() {
  const [address, setAddress] = useSearchParams();
  // The address updates in a transition, so changes build on the last choice instead.
  const [shown, setShown] = useState<Shown>({
    view: names.find((one) => one === address.get('view')) ?? 'waiting',
    q: address.get('q') ?? '',
  });
  const last = useRef(shown);
  const show = (change: Partial<Shown>) => {
    const next = { ...last.current, ...change };
    last.current = next;
    setShown(next);
    setAddress(
      { ...(next.view !== 'waiting' && { view: next.view }), ...(next.q !== '' && { q: next.q }) },
      { replace: true },
    );
  };
  return { view: shown.view, text: shown.q, show };
}

/**
 * Renders the payment attempts at the support desk, first those that need a decision. View and search are
 * part of the address.
 */
export function PaymentDesk() {
  const translate = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const { view, text, show } = useShown();
  const q = useDeferredValue(text.trim());
  const title = translate('support.payments.title');
  usePageTitle(title);
  const { rows, isPending, error, retry, ...pages } = usePages({
    queryKey: [...KEY, view, q],
    fetchPage: (page, signal) => {
      const state = VIEWS[view];
      return api.call(listSupportPaymentAttempts, {
        query: { page, limit: 50, ...(state && { state: [...state] }), ...(q !== '' && { q }) },
        signal,
      });
    },
  });
  return (
    <>
      <PageHeader title={title} facts={[translate('paymentDesk.about')]} />
      <div className={styles.tools}>
        <div className={styles.views} role="group" aria-label={translate('paymentDesk.views')}>
          {names.map((one) => (
            <button
              key={one}
              type="button"
              className="ui-button ui-button--small"
              aria-pressed={one === view}
              onClick={() => show({ view: one })}
            >
              {translate(`paymentDesk.view.${one}`)}
            </button>
          ))}
        </div>
        <div role="search">
          <input
            type="search"
            className="ui-input"
            value={text}
            onChange={({ target }) => show({ q: target.value })}
            aria-label={translate('paymentDesk.search')}
            placeholder={translate('paymentDesk.search')}
            maxLength={listSupportPaymentAttemptsFacts.query.q.maxLength}
            dir="auto"
          />
        </div>
      </div>
      <QueryBoundary isPending={isPending} error={error} onRetry={retry} rows={3}>
        <AttemptList
          attempts={rows}
          onRefresh={() => void queryClient.invalidateQueries({ queryKey: KEY })}
        />
        <ShowMore isFetching={pages.isFetchingMore} onMore={pages.showMore} />
      </QueryBoundary>
    </>
  );
}
