import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { useConfigItems } from '../../engine/kinds/configItem/useConfigItems.ts';
import { formatNumber } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { BarList } from './BarList.tsx';
import { LEAD_STATUSES } from './leadStatuses.ts';
import { leadsAddress } from './reportFigures.ts';
import styles from './ReportPage.module.css';

interface OutcomesProps {
  report: Schemas['DealReport'];
  today: string;
  /** True if the user may open the counted leads. */
  canRead: boolean;
}

const MESSAGES = 'resources.leadStats.statuses';
const REASONS = 'areas.statistics.reasons';
// cast: the keys of an object literal are those of its type
const STATUSES = Object.keys(LEAD_STATUSES) as (keyof typeof LEAD_STATUSES)[];

/** Renders the leads by status, and the reasons of rejections. */
export function Outcomes({ report: { report, byStatus, reasons }, today, canRead }: OutcomesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const items = useConfigItems('info_request_reject_reason_id');
  const format = (value: number) => formatNumber(value, locale);
  const nameOf = (reasonId: string | null) =>
    reasonId === null
      ? translate(`${REASONS}.unknown`)
      : (items.find(({ itemId }) => itemId === reasonId)?.value ?? reasonId);
  const total = STATUSES.reduce((sum, status) => sum + byStatus[status], 0);
  const [first] = reasons;
  return (
    <div className={styles.pair}>
      <BarList
        title={translate(`${MESSAGES}.title`)}
        sentence={
          total === 0
            ? translate('areas.statistics.nothing')
            : translate(`${MESSAGES}.says`, {
                total: format(total),
                waiting: format(byStatus.new + byStatus.pending),
                talks: format(byStatus.negotiating + byStatus.offered),
                deals: format(byStatus.deal),
              })
        }
        heads={[translate(`${MESSAGES}.status`), translate(`${MESSAGES}.count`)]}
        rows={STATUSES.map((status) => ({
          key: status,
          name: translate(`resources.leads.values.status.${status}`),
          count: byStatus[status],
          tone: LEAD_STATUSES[status],
          to: canRead ? leadsAddress({ status: [status] }, report, today) : undefined,
        }))}
      />
      <BarList
        title={translate(`${REASONS}.title`)}
        sentence={
          first
            ? translate(`${REASONS}.says`, {
                total: format(byStatus.rejected),
                name: nameOf(first.reasonId),
                count: format(first.count),
              })
            : translate(`${REASONS}.none`)
        }
        heads={[translate(`${REASONS}.reason`), translate(`${MESSAGES}.count`)]}
        rows={reasons.map(({ reasonId, count }) => ({
          key: reasonId ?? '',
          name: nameOf(reasonId),
          count,
          tone: 'danger',
        }))}
      />
    </div>
  );
}
