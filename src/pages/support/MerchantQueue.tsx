import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { createSupportMerchantAction, listSupportMerchants } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { usePages } from '../../engine/queries/usePages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import { MerchantCard, type DeskMerchant } from './MerchantCard.tsx';
import styles from './Merchants.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useFocusNext } from './useFocusNext.ts';
import { useSuggestedReasons } from './useSuggestedReasons.ts';

const KEY = ['support', 'merchants'];

type Action = Schemas['SupportMerchantAction'];
type PendingAction = { merchant: DeskMerchant; type: 'reject' | 'offer_again' };

/** Renders the applications and objections that await the desk, the oldest first. */
export function MerchantQueue() {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const suggestions = useSuggestedReasons('merchant_rejection_reason');
  const [confirming, setConfirming] = useState<PendingAction>();
  const [busy, setBusy] = useState<number>();
  const { rows, isPending, error, retry, ...pages } = usePages({
    queryKey: KEY,
    fetchPage: (page, signal) =>
      api.call(listSupportMerchants, { query: { page, limit: 100 }, signal }),
  });
  const { list, noteDecided } = useFocusNext(rows);
  const act = async (id: number, body: Action) => {
    noteDecided(id);
    await api.call(createSupportMerchantAction, { params: { id }, body });
    notify(`merchant.desk.done.${body.type}`, { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: ['support'] });
  };
  const approve = async (id: number) => {
    setBusy(id);
    await act(id, { type: 'approve' }).catch(notifyError);
    setBusy(undefined);
  };
  return (
    <QueryBoundary isPending={isPending} error={error} onRetry={retry} rows={3}>
      {rows.length === 0 ? (
        <EmptyState
          title={translate('support.approvals.none.title')}
          text={translate('support.approvals.none.text')}
        />
      ) : (
        <ul ref={list} className={styles.list}>
          {rows.map((merchant) => (
            <MerchantCard
              key={merchant.id}
              merchant={merchant}
              isBusy={busy === merchant.id}
              onApprove={() => void approve(merchant.id)}
              onRequestReason={(type) => setConfirming({ merchant, type })}
            />
          ))}
        </ul>
      )}
      <ShowMore isFetching={pages.isFetchingMore} onMore={pages.showMore} />
      {confirming && (
        <ReasonDialog
          title={translate(`merchant.desk.${confirming.type}`)}
          label={translate(`merchant.desk.reason.${confirming.type}`)}
          help={translate('merchant.desk.reasonHelp')}
          submit={translate(`merchant.desk.${confirming.type}`)}
          longest={500}
          {...(confirming.type === 'reject' && { suggestions })}
          onReason={async (reason) => {
            const { merchant, type } = confirming;
            await act(merchant.id, type === 'reject' ? { type, reason } : { type, answer: reason });
            setConfirming(undefined);
          }}
          onClose={() => setConfirming(undefined)}
        >
          <p>
            <bdi>{confirming.merchant.customer.name}</bdi>
          </p>
        </ReasonDialog>
      )}
    </QueryBoundary>
  );
}
