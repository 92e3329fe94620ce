import { useTranslate } from 'react-admin';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { useConfigItems } from '../../../src/engine/kinds/configItem/useConfigItems.ts';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import type { Lead } from './Lead.ts';
import { statusTone } from './statusTone.ts';
import styles from './StatusCell.module.css';

/** Renders the progress of a negotiation. */
function ProcessState({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const states = useConfigItems('lead_process_state');
  const state = states.find((item) => item.itemId === lead.processState)?.value;
  return state ?? translate('resources.leads.values.status.negotiating');
}

function StatusWord({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const { status, isPrepaid } = lead;
  return (
    <StatusTag tone={isPrepaid && status === 'new' ? 'special' : statusTone[status]}>
      {status === 'negotiating' ? (
        <ProcessState lead={lead} />
      ) : (
        translate(`resources.leads.values.status.${status}`)
      )}
    </StatusTag>
  );
}

/** Renders the status of a lead, and the other facts that a user needs at a glance. */
export function StatusCell({ record: lead }: CellProps<string, Lead>) {
  const translate = useTranslate();
  const isPlus = lead.firstLeadType === 'plusLead' && !lead.isPrepaid;
  // Returns early, because most of a list's many leads have only a status.
  if (!lead.isPrepaid && !isPlus && lead.unreadMessageCount === 0 && lead.itemCount === 0)
    return <StatusWord lead={lead} />;
  return (
    <span className={styles.tags}>
      <StatusWord lead={lead} />
      {lead.isPrepaid && (
        <StatusTag tone="special">{translate('resources.leads.tags.prepaid')}</StatusTag>
      )}
      {lead.unreadMessageCount > 0 && (
        <StatusTag tone="info">
          {translate('resources.leads.tags.unread', { smart_count: lead.unreadMessageCount })}
        </StatusTag>
      )}
      {lead.itemCount > 0 && (
        <StatusTag tone="neutral">
          {translate('resources.leads.tags.items', { smart_count: lead.itemCount })}
        </StatusTag>
      )}
      {isPlus && <StatusTag tone="neutral">{translate('resources.leads.tags.plusLead')}</StatusTag>}
    </span>
  );
}
