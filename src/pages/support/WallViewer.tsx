import { useTranslate } from 'react-admin';
import { Suspense, type ReactNode } from 'react';
import { PanoramaPlayer } from '../../engine/controls/viewer/PanoramaPlayer.tsx';
import { VideoPlayer } from '../../engine/controls/viewer/VideoPlayer.tsx';
import { LazyFileViewer } from '../../engine/controls/viewer/ViewButton.tsx';
import { storedPicture } from '../../engine/definition/pictureOf.ts';
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
  target instanceof Element && target.closest('button, [role=button], a, video') !== null;

/** Returns the URL of a 360° picture or video; undefined for any other, and for a video on its host's player. */
const panoramaOf = ({ media, picture, video }: Approval): string | undefined => {
  if (!media?.is360) return undefined;
  return video ? (video.fileUrl ?? undefined) : picture?.originalUrl;
};

/** Returns the player of a picture that is more than an image; null for any other. */
function playerOf(approval: Approval): ReactNode {
  const { title, picture, video } = approval;
  const panorama = panoramaOf(approval);
  if (panorama !== undefined)
    return <PanoramaPlayer address={panorama} isVideo={video !== null} title={title} />;
  return video && <VideoPlayer video={video} title={title} poster={picture?.url} />;
}

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
  const translate = useTranslate();
  const files = approvals.map((one) => ({
    key: [one.id],
    name: one.title,
    type: 'image/webp',
    picture: storedPicture(one.picture),
    source: one.picture?.url ?? one.image ?? '',
    content: playerOf(one),
  }));
  const approval = approvals[index];
  if (!approval) return null;
  const isPanorama = panoramaOf(approval) !== undefined;
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
              {isPanorama && <p className={styles.keys}>{translate('panorama.keys')}</p>}
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
