import { useEvent, useTranslate } from 'react-admin';
import { Suspense, useEffect, useState } from 'react';
import { LazyFileViewer } from '../../engine/controls/viewer/ViewButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { isSingleKey } from '../../ui/singleKeys.ts';
import { useBeforeUnload } from '../../ui/useBeforeUnload.ts';
import { decisionOf } from './WallDecisions.tsx';
import { WallPicture } from './WallPicture.tsx';
import styles from './PictureWall.module.css';
import { useApprovals } from './useApprovals.ts';
import { useDecide, type Approval, type Decision } from './useDecide.ts';
import { useHeldDecisions } from './useHeldDecisions.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import { stepTo } from './wallSteps.ts';

const isMirrored = () => document.documentElement.dir === 'rtl';

const pictureOf = (wall: HTMLElement, id: number) =>
  wall.querySelector<HTMLElement>(`[data-picture="${id}"]`);

/** Counts the pictures of the first row, which are the columns of the grid. */
function columnsOf(pictures: readonly HTMLElement[]): number {
  const tops = pictures.map((one) => one.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

/**
 * Focuses the picture that an arrow key moves to; the first one if none has the focus.
 * @returns false if the key moves nowhere
 */
function walk(wall: HTMLElement, key: string): boolean {
  const pictures = [...wall.querySelectorAll<HTMLElement>('[data-picture]')];
  const at = pictures.findIndex((one) => one === document.activeElement);
  const to = stepTo(key, {
    at,
    count: pictures.length,
    columns: columnsOf(pictures),
    isMirrored: isMirrored(),
  });
  if (to === undefined || to === at) return false;
  pictures[to]?.focus();
  return true;
}

/** Subscribes to the keys of the wall: decisions and arrows while a picture has the focus, `z` to undo. */
function useWallKeys(
  wall: HTMLElement | null,
  decide: (id: number, decision: Decision) => void,
  undo: () => void,
): void {
  const onKey = useEvent((event: KeyboardEvent) => {
    if (!wall || !isSingleKey(event)) return;
    const { activeElement } = document;
    const picture = activeElement?.closest<HTMLElement>('[data-picture]');
    const decision = decisionOf(event.key);
    if (event.key.toLowerCase() === 'z') undo();
    else if (!picture && event.key === (isMirrored() ? 'ArrowLeft' : 'ArrowRight'))
      walk(wall, event.key);
    else if (!picture || !wall.contains(picture)) return;
    else if (decision) decide(Number(picture.dataset['picture']), decision);
    else if (!walk(wall, event.key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
}

/** Renders the last decision in a bar at the bottom, with the button to undo it. */
function UndoBar({ words, onUndo }: { words: string; onUndo: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles.undo}>
      <p role="status">{words}</p>
      <Button variant="outlined" aria-keyshortcuts="z" onClick={onUndo}>
        {translate('support.approvals.wall.undo')}
      </Button>
    </div>
  );
}

interface WallViewerProps {
  approvals: readonly Approval[];
  /** Id of the picture that is shown first. */
  opened: number;
  onClose: () => void;
}

/** Renders the pictures of the wall in a full-window viewer, one at a time. */
function WallViewer({ approvals, opened, onClose }: WallViewerProps) {
  const files = approvals.map(({ id, title, picture, image }) => ({
    key: [id],
    name: title,
    type: 'image/webp',
    source: picture?.url ?? image ?? '',
  }));
  const index = approvals.findIndex(({ id }) => id === opened);
  return (
    <Suspense fallback={null}>
      <LazyFileViewer files={files} index={index} onClose={onClose} />
    </Suspense>
  );
}

/** Renders the photos and videos that await approval as a wall, each decided with a single key. */
export function PictureWall() {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const send = useDecide('media');
  const [wall, setWall] = useState<HTMLUListElement | null>(null);
  const [opened, setOpened] = useState<number>();
  const { held, hold, undo } = useHeldDecisions(async (id, decision) => {
    await send(id, decision).catch((error: unknown) => notifyError(error));
  });
  useBeforeUnload(held.length > 0);
  const pages = useApprovals('media');
  const all = pages.rows;
  const shown = all.filter(({ id }) => held.every((one) => one.id !== id));
  const decide = useEvent((id: number, decision: Decision) => {
    const index = shown.findIndex((one) => one.id === id);
    const next = shown[index + 1] ?? shown[index - 1];
    hold(id, decision);
    if (wall && next) pictureOf(wall, next.id)?.focus();
  });
  const [restored, setRestored] = useState<{ id: number }>();
  const takeBack = useEvent(() => {
    const id = undo();
    if (id !== undefined) setRestored({ id });
  });
  useEffect(() => {
    // The next key applies to the restored picture, not to its neighbour.
    if (wall && restored) pictureOf(wall, restored.id)?.focus();
  }, [wall, restored]);
  useWallKeys(wall, decide, takeBack);
  const last = held.at(-1);
  const name = all.find(({ id }) => id === last?.id)?.title ?? '';
  return (
    <QueryBoundary
      rows={3}
      rowHeight="240px"
      // After decisions on all loaded pictures the wall is empty until the next page has loaded.
      isPending={pages.isPending || (shown.length === 0 && pages.total > held.length)}
      error={pages.error}
      onRetry={pages.retry}
    >
      {shown.length === 0 ? (
        <EmptyState
          title={translate('support.approvals.none.title')}
          text={translate('support.approvals.none.text')}
        />
      ) : (
        <>
          <p className={styles.keys}>{translate('support.approvals.wall.keys')}</p>
          <ul
            ref={setWall}
            className={styles.wall}
            aria-label={translate('support.approvals.wall.name')}
          >
            {shown.map((approval) => (
              <WallPicture
                key={approval.id}
                approval={approval}
                onOpen={setOpened}
                onDecide={decide}
              />
            ))}
          </ul>
          <p className={styles.more}>
            <ShowMore isFetching={pages.isFetchingMore} onMore={pages.showMore} />
          </p>
        </>
      )}
      {opened !== undefined && (
        <WallViewer approvals={shown} opened={opened} onClose={() => setOpened(undefined)} />
      )}
      {last && (
        <UndoBar
          words={translate(
            `support.approvals.wall.${last.decision.type === 'approve' ? 'approved' : 'rejected'}`,
            { name },
          )}
          onUndo={takeBack}
        />
      )}
    </QueryBoundary>
  );
}
