import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useStore, useTranslate } from 'react-admin';
import { useEffect, useMemo, type FormEvent } from 'react';
import { createLeadComment, markLeadCommentsRead } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { useListPages } from '../../../../src/engine/queries/useListPages.ts';
import { formatAgo, formatDateTime } from '../../../../src/ui/format.ts';
import { useUnfinished } from '../../../../src/ui/unfinished.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead, LeadComment } from '../Lead.ts';
import { useRefreshLead } from '../sending/useRefreshLead.ts';
import { useSending } from '../sending/useSending.ts';
import { MentionField } from './MentionField.tsx';
import { SectionCard } from '../../../../src/ui/SectionCard.tsx';
import { QueryBoundary } from '../../../../src/ui/QueryBoundary.tsx';
import { ShowMore } from '../../../../src/ui/ShowMore.tsx';
import styles from './NoteRow.module.css';
import formStyles from '../ReplyForm.module.css';
import listStyles from '../frame/PlainList.module.css';

/** Marks colleagues' comments as read once they are displayed. */
function useCommentsRead(lead: Lead, comments: readonly LeadComment[]) {
  const api = useApi();
  const hasUnread = comments.some(({ readAt }) => readAt === null);
  useEffect(() => {
    if (!hasUnread) return;
    // Retried at the next opening; nothing on the screen depends on it.
    void api.call(markLeadCommentsRead, { params: { id: lead.id } }).catch(() => undefined);
  }, [api, hasUnread, lead.id]);
}

function CommentForm({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const api = useApi();
  const refresh = useRefreshLead();
  const { send, isSending, problem, fieldProblems } = useSending();
  const [body, setBody] = useStore(`leads.comment.${lead.id}`, '');
  useUnfinished(body.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = body.trim();
    if (sent === '') return;
    const answer = await send([lead.id, sent], (idempotencyKey) =>
      api.call(createLeadComment, {
        params: { id: lead.id },
        idempotencyKey,
        body: { body: sent },
      }),
    );
    if (!answer) return;
    setBody('');
    await refresh();
  };
  return (
    <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
      {problem && <Alert severity="error">{problem}</Alert>}
      <MentionField
        label={translate('resources.leadDesk.comments.body')}
        value={body}
        providerId={lead.provider.id}
        onChange={setBody}
        hasError={fieldProblems['body'] !== undefined}
        helperText={fieldProblems['body'] ?? translate('resources.leadDesk.comments.help')}
      />
      <div className={formStyles.foot}>
        <Button
          type="submit"
          variant="outlined"
          disabled={body.trim() === '' || isSending}
          aria-busy={isSending}
        >
          {translate('resources.leadDesk.comments.send')}
        </Button>
      </div>
    </form>
  );
}

/** Renders the colleagues' comments on a lead; the couple never sees them. */
export function Comments({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { rows, isPending, error, retry, ...pages } = useListPages<LeadComment>('lead-comments', {
    sort: { field: 'createdAt', order: 'DESC' },
    meta: { path: { id: lead.id } },
  });
  const comments = useMemo(() => rows.toReversed(), [rows]);
  useCommentsRead(lead, rows);
  return (
    <SectionCard title={translate('resources.leadDesk.comments.title')}>
      <QueryBoundary isPending={isPending} error={error} onRetry={retry}>
        <ShowMore
          isFetching={pages.isFetchingMore}
          onMore={pages.showMore}
          label="resources.leadDesk.timeline.older"
        />
        {comments.length > 0 && (
          <ol className={listStyles.list}>
            {comments.map((comment) => (
              <li key={comment.id} className={styles.note}>
                <p className={styles.text} dir="auto">
                  {comment.body}
                </p>
                <span className={styles.meta}>
                  <bdi>{comment.createdBy?.name}</bdi> ·{' '}
                  <time
                    dateTime={comment.createdAt}
                    title={formatDateTime(comment.createdAt, locale)}
                  >
                    {formatAgo(comment.createdAt, locale)}
                  </time>
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
      {lead.allowed.update && <CommentForm lead={lead} />}
    </SectionCard>
  );
}
