import { useNotify, useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ChangeList } from '../../ui/ChangeList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatAgo } from '../../ui/format.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { ApprovalChanges } from './ApprovalChanges.tsx';
import { ApprovalFiles } from './ApprovalFiles.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import styles from './Approvals.module.css';
import { useSuggestedReasons } from './useSuggestedReasons.ts';
import { useApprovals } from './useApprovals.ts';
import { useDecide, type Approval } from './useDecide.ts';
import { useFocusNext } from './useFocusNext.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';

interface CardProps {
  approval: Approval;
  title: string;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

function ApprovalCard({ approval, title, isBusy, onApprove, onReject }: CardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { text, image, provider, customer, createdAt, changes, formChanges, files } = approval;
  const hasChanges = changes.length > 0 || formChanges.length > 0;
  return (
    <li tabIndex={-1} className={styles.card} data-changes={hasChanges || undefined}>
      {image !== null && changes.length === 0 && (
        <img src={image} alt="" className={styles.picture} loading="lazy" />
      )}
      <div className={styles.text}>
        <span className={styles.name}>
          <bdi>{title}</bdi>
        </span>
        {formChanges.length > 0 && (
          <ChangeList
            changes={formChanges}
            before={translate('support.approvals.before')}
            after={translate('support.approvals.after')}
            none={translate('support.approvals.empty')}
          />
        )}
        {changes.length > 0 && (
          <Suspense fallback={null}>
            <ApprovalChanges approval={approval} />
          </Suspense>
        )}
        {changes.length === 0 && text !== null && text !== '' && (
          <p>
            <bdi>{text}</bdi>
          </p>
        )}
        <ApprovalFiles files={files} />
        <span>
          {provider && (
            <>
              <bdi>{provider.name}</bdi> ·{' '}
            </>
          )}
          <bdi>{customer.name}</bdi> ·{' '}
          <time dateTime={createdAt}>{formatAgo(createdAt, locale)}</time>
        </span>
      </div>
      <div className={styles.actions}>
        <BusyButton
          className="ui-button"
          isBusy={isBusy}
          aria-label={translate('support.approvals.rejectOne', { name: title })}
          onClick={onReject}
        >
          {translate('support.approvals.reject')}
        </BusyButton>
        <BusyButton
          className="ui-button ui-button--primary"
          isBusy={isBusy}
          aria-label={translate('support.approvals.approveOne', { name: title })}
          onClick={onApprove}
        >
          {translate('support.approvals.approve')}
        </BusyButton>
      </div>
    </li>
  );
}

/** Renders the pending approvals of one area, the oldest first. @param label name of the area */
export function ApprovalQueue({ area, label }: { area: Approval['area']; label: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const decide = useDecide(area);
  const reasons = useSuggestedReasons(
    area === 'testimonials' ? 'providerTestimonialRejectedReason' : 'approval_rejection_reason',
  );
  const [busy, setBusy] = useState<number>();
  const [rejected, setRejected] = useState<Approval>();
  const pages = useApprovals(area);
  const { list, noteDecided } = useFocusNext(pages.rows);
  const titleOf = ({ title, resource, formChanges }: Approval) =>
    area === 'updates' && resource === null && formChanges.length === 0
      ? translate(`support.approvals.subjects.${title}`)
      : title;
  const approve = async ({ id, seen }: Approval) => {
    setBusy(id);
    noteDecided(id);
    try {
      await decide(id, { type: 'approve', seen });
      notify('support.approvals.approved', { type: 'success' });
    } catch (cause) {
      notifyError(cause);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <QueryBoundary
      rows={4}
      rowHeight="88px"
      isPending={pages.isPending}
      error={pages.error}
      onRetry={pages.retry}
    >
      {pages.rows.length === 0 ? (
        <EmptyState
          title={translate('support.approvals.none.title')}
          text={translate('support.approvals.none.text')}
        />
      ) : (
        <>
          <ul ref={list} className={styles.list} aria-label={label}>
            {pages.rows.map((approval) => (
              <ApprovalCard
                key={approval.id}
                approval={approval}
                title={titleOf(approval)}
                isBusy={busy === approval.id}
                onApprove={() => void approve(approval)}
                onReject={() => setRejected(approval)}
              />
            ))}
          </ul>
          <ShowMore isFetching={pages.isFetchingMore} onMore={pages.showMore} />
        </>
      )}
      {rejected && (
        <ReasonDialog
          title={translate('support.approvals.rejectOne', { name: titleOf(rejected) })}
          label={translate('support.approvals.reason')}
          help={translate('support.approvals.reasonHelp')}
          submit={translate('support.approvals.reject')}
          longest={500}
          suggestions={reasons}
          onReason={async (reason) => {
            noteDecided(rejected.id);
            await decide(rejected.id, { type: 'reject', reason });
            notify('support.approvals.rejected', { type: 'success' });
            setRejected(undefined);
          }}
          onClose={() => setRejected(undefined)}
        >
          {rejected.text !== null && <p dir="auto">{rejected.text}</p>}
        </ReasonDialog>
      )}
    </QueryBoundary>
  );
}
