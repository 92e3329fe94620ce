import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../engine/queries/useApi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './BellPanel.module.css';
import { promptPath } from './promptPath.ts';
import { listQuery, type Prompt } from './promptQueries.ts';
import { PromptRow } from './PromptRow.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';

interface PromptListProps {
  /** Called with the id of the newest notification shown. */
  onNewest: (id: number) => void;
  onRead: (prompt: Prompt) => void;
  onClose: () => void;
}

/** Removes duplicates by id. New notifications shift the pages, so a later page may repeat an earlier entry. */
function distinct(prompts: readonly Prompt[]): Prompt[] {
  return [...new Map(prompts.map((prompt) => [prompt.id, prompt])).values()];
}

/** Calls `more` when the returned ref's element scrolls into view. */
function useEndInSight(more: (() => void) | undefined) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !more) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more]);
  return end;
}

/** Renders the notifications. More are fetched on scrolling to the end or by the button there. */
export function PromptList({ onNewest, onRead, onClose }: PromptListProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    listQuery(api),
  );
  const prompts = useMemo(() => distinct((data?.pages ?? []).flatMap((page) => page.data)), [data]);
  const newest = prompts.reduce((most, { id }) => Math.max(most, id), 0);
  useEffect(() => {
    if (newest > 0) onNewest(newest);
  }, [newest, onNewest]);
  const canGoOn = hasNextPage && !isFetchingNextPage && !error;
  const more = useMemo(
    () => (canGoOn ? () => void fetchNextPage() : undefined),
    [canGoOn, fetchNextPage],
  );
  const end = useEndInSight(more);

  const open = (prompt: Prompt) => {
    onRead(prompt);
    const to = promptPath(prompt, location.origin);
    if (to === undefined) return;
    onClose();
    void navigate(to);
  };

  if (!data)
    return (
      <QueryBoundary
        isPending={!error}
        error={error}
        onRetry={() => void refetch()}
        rows={6}
        rowHeight="76px"
        columns={[0.5, 0.2]}
      />
    );
  if (prompts.length === 0)
    return (
      <EmptyState
        icon={<BellIcon />}
        title={translate('notifications.empty')}
        text={translate('notifications.emptyText')}
      />
    );
  return (
    // The list scrolls in its own container; keyboard users scroll it by its links.
    <div className={styles.scroll}>
      <ul className={styles.list}>
        {prompts.map((prompt) => (
          <li key={prompt.id}>
            <PromptRow
              prompt={prompt}
              to={promptPath(prompt, location.origin)}
              onOpen={open}
              onRead={onRead}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div ref={end} className={styles.more}>
          {error && <p className="ui-error">{translate('ui.state.error')}</p>}
          <button
            type="button"
            className="ui-button"
            aria-busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {translate(isFetchingNextPage ? 'ui.state.loading' : 'ui.action.showMore')}
          </button>
        </div>
      )}
    </div>
  );
}
