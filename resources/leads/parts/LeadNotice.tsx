import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { LockedEntry } from '../../../src/engine/access/LockedEntry.tsx';
import { useConfigItems } from '../../../src/engine/kinds/configItem/useConfigItems.ts';
import { formatDateTime } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import type { Lead } from './Lead.ts';

type Report = NonNullable<Lead['spamReport']>;

const SEVERITY = { pending: 'info', confirmed: 'success', refused: 'warning' } as const;

/** Renders the outcome of a report. */
function SpamReport({ report }: { report: Report }) {
  const translate = useTranslate();
  const locale = useLocale();
  const reasons = useConfigItems('lead_report_reasons');
  const reason = reasons.find(({ itemId }) => itemId === report.reasonId)?.value;
  return (
    <Alert severity={SEVERITY[report.status]}>
      {translate(`resources.leadDesk.spam.${report.status}`)}{' '}
      {translate('resources.leadDesk.spam.reported', {
        when: formatDateTime(report.reportedAt, locale),
        reason: reason ?? report.reasonId,
      })}
    </Alert>
  );
}

/** Renders the reason why something is not possible with this lead, if there is one. */
export function LeadNotice({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const { notice } = lead.allowed;
  const text =
    notice !== null && notice !== 'spam' && translate(`resources.leads.notices.${notice}`);
  return (
    <>
      {text && notice === 'masked' && (
        <Alert
          severity="warning"
          action={
            <LockedEntry
              feature="viewLeads"
              label={translate('resources.leadDesk.masked.upgrade')}
            />
          }
        >
          {text}
        </Alert>
      )}
      {text && notice !== 'masked' && <Alert severity="info">{text}</Alert>}
      {lead.spamReport && <SpamReport report={lead.spamReport} />}
    </>
  );
}
