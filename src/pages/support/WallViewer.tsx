import { Suspense, type ReactNode } from 'react';
import { VideoPlayer } from '../../engine/controls/viewer/VideoPlayer.tsx';
import { LazyFileViewer } from '../../engine/controls/viewer/ViewButton.tsx';
import { isSingleKeyOfDialog } from '../../ui/singleKeys.ts';
import { WallDecided } from './WallDecided.tsx';
import { decisionOf, WallDecisions } from './WallDecisions.tsx';
import { WallTexts } from './WallTexts.tsx';
import styles from './WallViewer.module.css';
import type { Approval, Decision } from './useDecide.ts';

interface WallViewerProps {
  approvals: readonly Approval[];
  /** Index of the shown picture. */
  index: number;
  /** True if the shown picture was decided elsewhere. */
  isGone: boolean;
  /** Last decision, with the button to undo it. */
  undoBar: ReactNode;
  onOpen: (id: number) => void;
  onDecide: (id: number, decision: Decision) => void;
  /** Called with the id of a decided picture to show the next one. */
  onGoOn: (id: number) => void;
  onUndo: () => void;
  onClose: () => void;
}

/** Returns true if a key is pressed on a control, which handles it. */
const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, video') !== null;

/** Renders the pictures of the wall in a full-window viewer, one at a time, with the keys of the wall. */
export function WallViewer({
  approvals,
  index,
  isGone,
  undoBar,
  onOpen,
  onDecide,
  onGoOn,
  onUndo,
  onClose,
}: WallViewerProps) {
  const files = approvals.map(({ id, title, picture, image, video }) => ({
    key: [id],
    name: title,
    type: 'image/webp',
    source: picture?.url ?? image ?? '',
    content: video && <VideoPlayer video={video} title={title} poster={picture?.url} />,
  }));
  const approval = approvals[index];
  if (!approval) return null;
  const onKey = (event: KeyboardEvent) => {
    if (!isSingleKeyOfDialog(event)) return;
    const decision = decisionOf(event);
    if (isGone && event.key === 'Enter' && !isOnControl(event)) onGoOn(approval.id);
    else if (decision && !isGone) onDecide(approval.id, decision);
    else if (event.key.toLowerCase() === 'z') onUndo();
    else return;
    event.preventDefault();
  };
  return (
    <Suspense fallback={null}>
      <LazyFileViewer
        files={files}
        index={index}
        onClose={onClose}
        onShow={(to) => {
          const shown = approvals[to];
          if (shown) onOpen(shown.id);
        }}
        onKey={({ nativeEvent }) => onKey(nativeEvent)}
        footer={
          <div className={styles.foot}>
            <div className={styles.texts}>
              <p>
                <bdi>{approval.provider?.name}</bdi>
              </p>
              <WallTexts approval={approval} />
            </div>
            <div className={styles.decisions}>
              {isGone ? (
                <WallDecided
                  key={approval.id}
                  approval={approval}
                  isLast={index === approvals.length - 1}
                  onGoOn={onGoOn}
                />
              ) : (
                <WallDecisions approval={approval} onDecide={onDecide} />
              )}
            </div>
            <div className={styles.undo}>{undoBar}</div>
          </div>
        }
      />
    </Suspense>
  );
}
