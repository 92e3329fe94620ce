import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { CallResult } from '../contact/CallResult.tsx';
import { Numbers } from '../contact/Numbers.tsx';
import type { Lead, LeadHistory } from '../Lead.ts';
import { StepRow } from '../timeline/StepRow.tsx';
import styles from '../frame/PlainList.module.css';
import { unlessMasked } from '../frame/Masked.tsx';
import { SectionCard } from '../../../../src/ui/SectionCard.tsx';
import { useListPages } from '../../../../src/engine/queries/useListPages.ts';
import { QueryBoundary } from '../../../../src/ui/QueryBoundary.tsx';
import { ShowMore } from '../../../../src/ui/ShowMore.tsx';

const CALL_EVENTS = ['call_started', 'call_failed', 'call_result'];

/** Renders the calls with this couple and their results, and the phone numbers. */
export const CallsTab = unlessMasked(function Calls({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { rows, isPending, error, retry, ...pages } = useListPages<LeadHistory>('lead-histories', {
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { event: CALL_EVENTS },
    meta: { path: { id: lead.id } },
  });
  const hasNumbers = lead.switchboardNumber !== null || lead.extensionNumber !== null;
  return (
    <>
      <SectionCard title={translate('resources.leadDesk.call.numbers')}>
        {hasNumbers && <Numbers lead={lead} />}
        <p className={styles.empty}>
          {translate(`resources.leadDesk.call.${hasNumbers ? 'numbersText' : 'noNumbers'}`)}
        </p>
      </SectionCard>
      <SectionCard
        title={translate('resources.leadDesk.call.title')}
        action={
          lead.allowed.actions.includes('call_result') && (
            <Button variant="outlined" color="inherit" onClick={() => setDialogOpen(true)}>
              {translate('resources.leads.actions.call_result.do')}
            </Button>
          )
        }
      >
        <QueryBoundary isPending={isPending} error={error} onRetry={retry}>
          {rows.length === 0 && (
            <p className={styles.empty}>{translate('resources.leadDesk.call.empty')}</p>
          )}
          <ol className={styles.list}>
            {rows.map((history) => (
              <StepRow
                key={history.id}
                lead={lead}
                step={{
                  key: String(history.id),
                  kind: 'call',
                  at: history.createdAt,
                  from: 'history',
                  history,
                }}
              />
            ))}
          </ol>
          <ShowMore
            isFetching={pages.isFetchingMore}
            onMore={pages.showMore}
            label="resources.leadDesk.timeline.older"
          />
        </QueryBoundary>
      </SectionCard>
      {isDialogOpen && (
        <CallResult
          lead={lead}
          onDone={() => setDialogOpen(false)}
          onLater={() => setDialogOpen(false)}
        />
      )}
    </>
  );
});
