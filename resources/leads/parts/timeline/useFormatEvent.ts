import { useTranslate } from 'react-admin';
import { useConfigItems } from '../../../../src/engine/kinds/configItem/useConfigItems.ts';
import { formatDateTime } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { LeadHistory } from '../Lead.ts';

/** Configuration list of each history step's value. */
const LISTED: Readonly<
  Record<string, 'lead_process_state' | 'info_request_reject_reason_id' | 'lead_report_reasons'>
> = {
  process_state_changed: 'lead_process_state',
  reject_reason: 'info_request_reject_reason_id',
  spam_reported: 'lead_report_reasons',
};

/** Steps whose value is an instant. */
const MOMENTS: ReadonlySet<string> = new Set(['appointment_set', 'appointment_confirmed']);
/** Steps whose value is a name or user-written text. */
const OWN_MESSAGES: ReadonlySet<string> = new Set(['offer_made', 'assignee_changed']);

/** Returns a formatter of history steps. */
export function useFormatEvent(): (history: LeadHistory) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const items = {
    lead_process_state: useConfigItems('lead_process_state'),
    info_request_reject_reason_id: useConfigItems('info_request_reject_reason_id'),
    lead_report_reasons: useConfigItems('lead_report_reasons'),
  };
  const status = (name: string | null) =>
    name === null ? '' : translate(`resources.leads.values.status.${name}`, { _: name });
  const valueOf = ({ event, to }: LeadHistory): string => {
    if (to === null) return '';
    const list = LISTED[event];
    if (list) return items[list].find(({ itemId }) => itemId === to)?.value ?? to;
    if (MOMENTS.has(event)) return formatDateTime(to, locale);
    if (event === 'call_result')
      return translate(`resources.leads.values.callResultCode.${to}`, { _: to });
    if (event === 'loan_link_sent')
      return translate(`resources.leads.values.channel.${to}`, { _: '' });
    if (event === 'call_failed')
      return translate(`resources.leadDesk.callFailures.${to}`, { _: '' });
    if (event === 'follow_up_ended')
      return translate(`resources.leadDesk.followUp.reasons.${to}`, { _: to });
    return OWN_MESSAGES.has(event) ? to : '';
  };
  return (history) => {
    const { event, from, to } = history;
    if (event === 'status_changed' || event === 'reopened') {
      const step =
        from === to
          ? status(to)
          : translate('resources.leadDesk.steps.status', { from: status(from), to: status(to) });
      return event === 'reopened'
        ? `${translate('resources.leadDesk.events.reopened')}: ${step}`
        : step;
    }
    const eventText = translate(`resources.leadDesk.events.${event}`, { _: event });
    const value = valueOf(history);
    return value === '' ? eventText : `${eventText}: ${value}`;
  };
}
