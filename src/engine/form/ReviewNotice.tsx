import { useRecordContext, useTranslate } from 'ra-core';
import { get } from '#contract/get.ts';
import { memberKey } from '../definition/field.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import styles from './SaveBar.module.css';

interface ReviewNoticeProps {
  resource: Resource;
  /** Paths of the fields that a save would write. */
  changed: readonly string[];
}

/** Says before a save that it sends the record back to approval (`x-review`); empty where it does not. */
export function ReviewNotice({ resource, changed }: ReviewNoticeProps) {
  const translate = useTranslate();
  const record = useRecordContext<AnyRecord>();
  const { review } = resource.manifest;
  if (!review) return null;
  const isReviewed = changed.some((path) => review.again.includes(path.split('.')[0] ?? path));
  // A new record, and one that waits already, goes nowhere.
  const status: unknown = get(record, 'status') ?? review.to;
  const isSentBack = isReviewed && status !== review.to;
  return (
    <div role="status">
      {isSentBack && (
        <p className={styles.notice}>
          {translate('engine.form.reviewed', {
            status: translate(memberKey(resource.name, 'status', review.to)),
          })}
        </p>
      )}
    </div>
  );
}
