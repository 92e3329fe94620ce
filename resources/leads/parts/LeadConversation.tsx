import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { markLeadMessagesRead } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { Bubble } from './Bubble.tsx';
import type { Lead } from './Lead.ts';
import styles from './LeadConversation.module.css';
import { MessageBubble } from './MessageBubble.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { unlessMasked } from './frame/Masked.tsx';
import { useLeadMessages } from './useLeadMessages.ts';
import { useThread } from './useThread.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { SkeletonRows } from '../../../src/ui/SkeletonRows.tsx';

/** Marks the couple's messages as read once the conversation is on the screen. */
function useMarkRead(lead: Lead, isShown: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isUnread = lead.unreadMessageCount > 0 && !lead.isMasked;
  useEffect(() => {
    if (!isUnread || !isShown) return;
    void api.call(markLeadMessagesRead, { params: { id: lead.id } }).then(
      () => queryClient.invalidateQueries({ queryKey: ['leads'] }),
      // Retried at the next opening; nothing on the screen depends on it.
      () => undefined,
    );
  }, [api, queryClient, isUnread, isShown, lead.id]);
}

/**
 * Returns the number of skeleton rows until the messages have loaded, so that the reply below keeps its position.
 * An unanswered lead usually has no messages.
 */
const expectedRows = ({ answeredAt }: Lead) => (answeredAt === null ? 0 : 3);

/** Renders the conversation with the couple, oldest first, and the reply below it. */
export const LeadConversation = unlessMasked(function Conversation({
  record: lead,
}: {
  record: Lead;
}) {
  const translate = useTranslate();
  const { messages, isPending, error, retry, ...older } = useLeadMessages(lead);
  const firstMessage = lead.leadDetails.message;
  useMarkRead(lead, messages !== undefined);
  const thread = useThread(messages);
  return (
    <section className={styles.conversation} aria-labelledby="conversation">
      <h2 id="conversation">{translate('resources.leads.groups.conversation')}</h2>
      <QueryBoundary isPending={false} error={error} onRetry={retry} />
      {messages?.length === 0 && !firstMessage && (
        <p className={styles.empty}>{translate('resources.leads.reply.noMessages')}</p>
      )}
      <div
        ref={thread}
        className={styles.thread}
        role="region"
        aria-label={translate('resources.leads.groups.conversation')}
      >
        {older.showOlder && (
          <p className={styles.older}>
            <Button
              variant="outlined"
              size="small"
              disabled={older.isFetchingOlder}
              onClick={older.showOlder}
            >
              {translate('resources.leadDesk.timeline.older')}
            </Button>
          </p>
        )}
        <ol className={styles.messages}>
          {firstMessage && !older.showOlder && (
            <Bubble
              who={lead.couple.name}
              way={translate(`resources.leads.values.source.${lead.source}`)}
              at={lead.createdAt}
              body={firstMessage}
            />
          )}
          {messages?.map((message) => (
            <MessageBubble key={message.id} lead={lead} message={message} />
          ))}
        </ol>
        {isPending && !error && (
          <SkeletonRows
            label={translate('ui.state.loading')}
            rows={expectedRows(lead)}
            rowHeight="72px"
          />
        )}
      </div>
      <ReplyForm lead={lead} />
    </section>
  );
});
