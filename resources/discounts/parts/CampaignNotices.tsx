import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { EndedNotice } from './EndedNotice.tsx';
import styles from './EndedNotice.module.css';

/** Renders the rejection reason of a campaign, and a notice once it is over. */
export function CampaignNotices({ record }: { record: Schemas['Discount'] }) {
  const translate = useTranslate();
  const { status, rejectionReason } = record;
  return (
    <>
      {status === 'rejected' && rejectionReason !== null && (
        <div className={styles.notice} data-tone="danger" role="status">
          <p>
            {translate('resources.discounts.fields.rejectionReason')}: <bdi>{rejectionReason}</bdi>
          </p>
        </div>
      )}
      <EndedNotice record={record} />
    </>
  );
}
