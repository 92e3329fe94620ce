import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { Lead } from './Lead.ts';

/** Why something is not possible with this enquiry, if so. */
export function LeadNotice({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const { notice } = lead.allowed;
  return notice === null ? null : (
    <Alert severity={notice === 'masked' ? 'warning' : 'info'}>
      {translate(`resources.leads.notices.${notice}`)}
    </Alert>
  );
}
