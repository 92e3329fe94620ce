import { useRecordContext, useTranslate } from 'react-admin';
import { get } from '#contract/get.ts';
import { memberKey } from '../definition/field.ts';
import type { Review } from '../definition/manifest.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { returnsToApproval, reviewedPaths } from '../definition/reviewedPaths.ts';
import styles from './SaveBar.module.css';

interface ReviewNoticeProps {
  resource: Resource;
  /** Paths of the fields that a save writes. */
  changed: readonly string[];
}

/** Returns true if changes of the record are stored separately until the support desk decides. */
function isLive({ among = {} }: Review, record: AnyRecord | undefined): boolean {
  return Object.entries(among).every(([path, expected]) =>
    [expected].flat().some((one) => one === get(record, path)),
  );
}

/**
 * Renders a notice, before saving, of the changes that the support desk has to approve (`x-review`); empty if
 * there are none.
 */
export function ReviewNotice({ resource, changed }: ReviewNoticeProps) {
  const translate = useTranslate();
  const record = useRecordContext<AnyRecord>();
  const { review } = resource.manifest;
  if (!review) return null;
  const writes = (fields: readonly string[] = []) =>
    reviewedPaths(resource.manifest, fields, changed).length > 0;
  const { to = '' } = review;
  const isSentBack = returnsToApproval(resource.manifest, record, changed);
  const isBeside = record !== undefined && isLive(review, record) && writes(review.beside);
  const waits = get(record, 'pendingChange.status') === 'pending';
  const notices = [
    ...(isSentBack
      ? [
          translate('engine.form.reviewed', {
            status: translate(memberKey(resource.name, 'status', to)),
          }),
        ]
      : []),
    ...(isBeside ? [translate('engine.review.beside')] : []),
    ...(isBeside && waits ? [translate('engine.review.replaces')] : []),
  ];
  return (
    <div role="status">
      {notices.length > 0 && <p className={styles.notice}>{notices.join(' ')}</p>}
    </div>
  );
}
