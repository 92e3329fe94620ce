import { useTranslate } from 'react-admin';
import { get } from '#contract/get.ts';
import type { Schemas } from '#contract/types.ts';
import { formatAgo } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { FieldChanges } from './FieldChanges.tsx';
import styles from './PendingChange.module.css';

type Pending = NonNullable<Schemas['PendingChange']>;

function isPending(value: unknown): value is Pending {
  return Array.isArray(get(value, 'changes')) && typeof get(value, 'status') === 'string';
}

/**
 * Renders a record's pending change next to the live values, or the reason of its rejection; otherwise nothing.
 */
export function PendingChange({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const translate = useTranslate();
  const locale = useLocale();
  const pending = record['pendingChange'];
  if (!isPending(pending)) return null;
  const { status, reason, replaced, sentBy, sentAt, changes } = pending;
  const title = translate(`engine.review.${status}`);
  return (
    <section
      className={styles.notice}
      data-rejected={status === 'rejected' || undefined}
      aria-label={title}
    >
      <h2>{title}</h2>
      <p>
        {translate(`engine.review.${status}Text`)}{' '}
        {sentBy !== null && (
          <>
            <bdi>{sentBy}</bdi>,{' '}
          </>
        )}
        <time dateTime={sentAt}>{formatAgo(sentAt, locale)}</time>
      </p>
      {reason !== null && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
      {status === 'pending' && replaced > 0 && (
        <p>{translate('engine.review.replaced', { smart_count: replaced })}</p>
      )}
      <FieldChanges resource={resource} changes={changes} />
    </section>
  );
}
