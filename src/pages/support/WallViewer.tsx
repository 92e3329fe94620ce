import { Suspense, type ReactNode } from 'react';
import { LazyFileViewer } from '../../engine/controls/viewer/ViewButton.tsx';
import { isSingleKeyOfDialog } from '../../ui/singleKeys.ts';
import { decisionOf, WallDecisions } from './WallDecisions.tsx';
import { WallTexts } from './WallTexts.tsx';
import styles from './WallViewer.module.css';
import type { Approval, Decision } from './useDecide.ts';

interface WallViewerProps {
  approvals: readonly Approval[];
  /** Id of the shown picture. */
  opened: number;
  /** Last decision, with the button to undo it. */
  undoBar: ReactNode;
  onOpen: (id: number) => void;
  onDecide: (id: number, decision: Decision) => void;
  onUndo: () => void;
  onClose: () => void;
}

/** Renders the pictures of the wall in a full-window viewer, one at a time, with the keys of the wall. */
export function WallViewer({
  approvals,
  opened,
  undoBar,
  onOpen,
  onDecide,
  onUndo,
  onClose,
}: WallViewerProps) {
  const files = approvals.map(({ id, title, picture, image }) => ({
    key: [id],
    name: title,
    type: 'image/webp',
    source: picture?.url ?? image ?? '',
  }));
  const index = approvals.findIndex(({ id }) => id === opened);
  const approval = approvals[index];
  if (!approval) return null;
  const onKey = (event: KeyboardEvent) => {
    if (!isSingleKeyOfDialog(event)) return;
    const decision = decisionOf(event);
    if (decision) onDecide(approval.id, decision);
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
              <WallDecisions approval={approval} onDecide={onDecide} />
            </div>
            <div className={styles.undo}>{undoBar}</div>
          </div>
        }
      />
    </Suspense>
  );
}
