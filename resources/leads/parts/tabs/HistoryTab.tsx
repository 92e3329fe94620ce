import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Lead } from '../Lead.ts';
import { KindFilter } from '../timeline/KindFilter.tsx';
import { StepRow } from '../timeline/StepRow.tsx';
import { KINDS } from '../timeline/timeline.ts';
import { useTimeline } from '../timeline/useTimeline.ts';
import styles from '../frame/PlainList.module.css';
import { unlessMasked } from '../frame/Masked.tsx';
import { SectionCard } from '../../../../src/ui/SectionCard.tsx';
import { QueryBoundary } from '../../../../src/ui/QueryBoundary.tsx';

/** Renders messages, notes, calls, appointments and changes of a lead as one timeline, newest first. */
export const HistoryTab = unlessMasked(function History({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const chosen = KINDS.find((kind) => kind === parameters.get('kind'));
  const timeline = useTimeline(lead);
  const steps = timeline.steps.filter(({ kind }) => chosen === undefined || kind === chosen);
  return (
    <SectionCard title={translate('resources.leadDesk.timeline.title')}>
      <KindFilter
        chosen={chosen}
        onChoose={(kind) => setParameters(kind ? { kind } : {}, { replace: true })}
      />
      <QueryBoundary isPending={timeline.isPending} error={timeline.error} onRetry={timeline.retry}>
        {steps.length === 0 && (
          <p className={styles.empty}>{translate('resources.leadDesk.timeline.empty')}</p>
        )}
        <ol className={styles.list}>
          {steps.map((step) => (
            <StepRow key={step.key} lead={lead} step={step} />
          ))}
        </ol>
        {timeline.hasOlder && (
          <div>
            <Button
              variant="outlined"
              color="inherit"
              disabled={timeline.isFetchingOlder}
              onClick={timeline.showOlder}
            >
              {translate('resources.leadDesk.timeline.older')}
            </Button>
          </div>
        )}
      </QueryBoundary>
    </SectionCard>
  );
});
