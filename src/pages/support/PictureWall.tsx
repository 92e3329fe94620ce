import { useEvent, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { isSingleKey } from '../../ui/singleKeys.ts';
import { decisionOf } from './WallDecisions.tsx';
import { WallPicture } from './WallPicture.tsx';
import { WallViewer } from './WallViewer.tsx';
import styles from './PictureWall.module.css';
import type { Decision } from './useDecide.ts';
import { useWallDecisions, type LastDecision } from './useWallDecisions.ts';
import { stepTo } from './wallSteps.ts';

const isMirrored = () => document.documentElement.dir === 'rtl';

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
    const decision = decisionOf(event);
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
function UndoBar({ last, onUndo }: { last: LastDecision; onUndo: () => void }) {
  const translate = useTranslate();
  const key = last.type === 'approve' ? 'approved' : 'rejected';
  return (
    <div className={styles.undo}>
      <p role="status">{translate(`pictureWall.${key}`, { name: last.name })}</p>
      <Button variant="outlined" aria-keyshortcuts="z" onClick={onUndo}>
        {translate('pictureWall.undo')}
      </Button>
    </div>
  );
}

/** Renders the photos and videos that await approval as a wall, each decided with a single key. */
export function PictureWall() {
  const translate = useTranslate();
  const [wall, setWall] = useState<HTMLUListElement | null>(null);
  const decisions = useWallDecisions(wall);
  const { pages, shown, held, last, view, open, goOn, decide, takeBack } = decisions;
  useWallKeys(wall, decide, takeBack);
  const undoBar = last && <UndoBar last={last} onUndo={takeBack} />;
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
          <p className={styles.keys}>{translate('pictureWall.keys')}</p>
          <ul ref={setWall} className={styles.wall} aria-label={translate('pictureWall.name')}>
            {shown.map((approval) => (
              <WallPicture key={approval.id} approval={approval} onOpen={open} onDecide={decide} />
            ))}
          </ul>
          <p className={styles.more}>
            <ShowMore isFetching={pages.isFetchingMore} onMore={pages.showMore} />
          </p>
        </>
      )}
      {view === undefined ? (
        undoBar
      ) : (
        <WallViewer
          approvals={view.approvals}
          index={view.index}
          isGone={view.isGone}
          undoBar={undoBar}
          onOpen={open}
          onDecide={decide}
          onGoOn={goOn}
          onUndo={takeBack}
          onClose={view.close}
        />
      )}
    </QueryBoundary>
  );
}
