import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { listTestimonialHistories } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { formatDateTime } from '../../../src/ui/format.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { SectionCard } from '../../../src/ui/SectionCard.tsx';
import styles from './History.module.css';

const MESSAGES = 'resources.testimonialDesk.history';

function Entry({ event, note, createdAt, createdBy }: Schemas['TestimonialHistory']) {
  const translate = useTranslate();
  const locale = useLocale();
  const somebody = translate(`${MESSAGES}.by.${event === 'written' ? 'couple' : 'desk'}`);
  return (
    <li>
      <span>{translate(`${MESSAGES}.events.${event}`)}</span>
      <small>
        <bdi>{createdBy?.name ?? somebody}</bdi> ·{' '}
        <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
      </small>
      {note !== null && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}

/** Renders the history of a testimonial, newest first. */
export function History({ record: { id, version } }: { record: Schemas['Testimonial'] }) {
  const translate = useTranslate();
  const api = useApi();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['provider-testimonials', 'history', id, version],
    queryFn: async ({ signal }) =>
      (await api.call(listTestimonialHistories, { params: { id }, signal })).data,
  });
  return (
    <SectionCard title={translate(`${MESSAGES}.title`)}>
      <QueryBoundary
        isPending={isPending}
        error={error}
        onRetry={() => void refetch()}
        rowHeight="40px"
      >
        {data?.length === 0 && <p className={styles.none}>{translate(`${MESSAGES}.none`)}</p>}
        <ol className={styles.list}>
          {data?.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ol>
      </QueryBoundary>
    </SectionCard>
  );
}
